import { type ReactElement, useState } from 'react';
import type { Kind, Puzzle } from '#core';
import { Keypad } from '../play/keypad.tsx';
import { Share } from '../play/share.tsx';
import { startGame } from '../play/start-game.ts';
import { Icon } from '../shell/icon.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { KindChoice } from './kind-choice.tsx';
import { Regions } from './regions.tsx';
import { About } from './setting/about.tsx';
import type { Drafting } from './setting/drafting.ts';
import { RuleTools } from './setting/rule-tools.tsx';
import { Unique } from './setting/unique.tsx';
import type { SettingTools } from './setting/use-setting.ts';
import type { Analysis } from './use-analysis.ts';
import { DraftVerdict } from './verdict.tsx';

/** A draft, and what happens when another kind is chosen for it. */
export interface EditorTableProps {
  readonly drafting: Drafting;
  readonly onKind: (spec: string, regions?: readonly number[]) => void;
}

interface EditorSideProps extends EditorTableProps {
  readonly puzzle: Puzzle;
  readonly analysis: Analysis;
  readonly setting: SettingTools;
  readonly children: ReactElement;
}

/** What stands beside the draft: its kind and rules, tools, the verdict, and what can be done with it. */
export function EditorSide({ drafting, onKind, puzzle, analysis, setting, children }: EditorSideProps): ReactElement {
  const { t } = useTranslation('make');
  const { playing } = drafting;
  const { game, cursor, selection } = useStore(playing.store);
  const { kind, geometry } = game.puzzle;
  const [isSharing, setSharing] = useState(false);
  const ofKind = kindKey(kind);
  return (
    <>
      <aside className="side" aria-label={t('edit.side')}>
        <KindChoice spec={kind.spec} onChange={(spec) => onKind(spec)} />
        {kind.regions && <Regions kind={kind} onRegions={(regions) => onKind(kind.spec, regions)} />}
        <RuleTools key={ofKind} puzzle={game.puzzle} setting={setting} />
        {setting.tool === 'clues' && <Keypad playing={playing} />}
        <EditorTools drafting={drafting} />
        <DraftVerdict key={ofKind} puzzle={puzzle} analysis={analysis} cell={geometry.places[cursor]!.cell} />
        <Unique key={ofKind} puzzle={puzzle} selection={selection} onFound={(found) => drafting.setPuzzle(found)} />
        {children}
        <About key={ofKind} puzzle={game.puzzle} drafting={drafting} />
        <div className="card-actions">
          <button type="button" className="button primary" onClick={() => void startGame(puzzle)}>
            <Icon name="start" />
            {t('edit.play')}
          </button>
          <button type="button" className="button" onClick={() => setSharing(true)}>
            <Icon name="share" />
            {t('edit.share')}
          </button>
        </div>
      </aside>
      {isSharing && <Share puzzle={puzzle} onClose={() => setSharing(false)} />}
    </>
  );
}

/** What belongs to a kind is made again for another one; the lists that choose it are not, or the focus of somebody who chooses by keys would be lost. */
export function kindKey(kind: Kind): string {
  const { spec, regions } = kind.base ?? kind;
  return `${spec} ${regions?.join()}`;
}

function EditorTools({ drafting }: Pick<EditorTableProps, 'drafting'>): ReactElement {
  const { t } = useTranslation('make');
  return (
    <div className="tools">
      <button type="button" className="tool" disabled={!drafting.canUndo} onClick={() => drafting.undo()}>
        <Icon name="undo" />
        {t('edit.undo')}
      </button>
      <button type="button" className="tool" disabled={!drafting.canRedo} onClick={() => drafting.redo()}>
        <Icon name="redo" />
        {t('edit.redo')}
      </button>
      <button type="button" className="tool" onClick={() => drafting.clear()}>
        <Icon name="trash" />
        {t('edit.clear')}
      </button>
    </div>
  );
}

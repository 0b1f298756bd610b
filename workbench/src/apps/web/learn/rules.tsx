import { type ReactElement, useMemo, useState } from 'react';
import { type Puzzle, speak } from '#core';
import type { Picture } from '#drawing';
import { findRule, type RuleType, ruleTypes, writtenRule } from '#rules';
import { packPosition, viewOf } from '#session';
import { BoardView } from '../board/board.tsx';
import { useSpeaker } from '../language.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { useAnswer } from '../library/use-latest.ts';
import { positionBefore } from '../play/replay.ts';
import { startGame } from '../play/start-game.ts';
import { hrefOf } from '../router.ts';
import { argumentsBy } from '../rules/arguments.ts';
import { exampleOf } from '../rules/example.ts';
import { RulePicture } from '../rules/rule-picture.tsx';
import { BackLink } from '../shell/back-link.tsx';
import { useTranslation } from '../texts.ts';

/** `#/learn/rules` lists the rules, `#/learn/rules/ID` shows one. */
export function RulePages({ wanted }: { readonly wanted: string | undefined }): ReactElement {
  const type = wanted === undefined ? undefined : findRule(wanted);
  return type ? <RulePage key={type.id} type={type} /> : <RuleCatalogue />;
}

function RuleCatalogue(): ReactElement {
  const { t } = useTranslation('learn');
  const { code } = useSpeaker().language;
  return (
    <div className="learn column">
      <BackLink href={hrefOf('learn')}>{t('all')}</BackLink>
      <h1>{t('rules.title')}</h1>
      <p className="lead">{t('rules.intro')}</p>
      <ul className="cards rule-cards">
        {ruleTypes.map((type) => (
          <li key={type.id}>
            <a className="card" href={hrefOf('learn', 'rules', type.id)}>
              <RulePicture type={type} />
              <h2>{type.words[code].name}</h2>
              <p>{type.words[code].rule}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One rule: what it demands, a small example to play, and the arguments by which a person solves it. */
function RulePage({ type }: { readonly type: RuleType }): ReactElement {
  const { t } = useTranslation('learn');
  const { code } = useSpeaker().language;
  const puzzle = useMemo(() => exampleOf(type), [type]);
  const sheets = useMemo(() => viewOf(puzzle.geometry, 'panels').sheets, [puzzle]);
  const [index, setIndex] = useState<number | undefined>(undefined);
  const question = useMemo(() => ({ puzzle: packPosition(puzzle), timeMs: 20_000 }), [puzzle]);
  const walk = useAnswer('explain', question);
  const step = index === undefined ? undefined : walk?.steps[index];
  const position = useMemo(
    () => (walk && index !== undefined ? positionBefore(puzzle, walk.steps, index) : undefined),
    [puzzle, walk, index],
  );
  const { name, rule } = type.words[code];
  return (
    <article className="technique column">
      <BackLink href={hrefOf('learn', 'rules')}>{t('rules.title')}</BackLink>
      <h1>{name}</h1>
      <p className="lead">{rule}</p>
      <p className="note">
        <code>{writtenRule(type)}</code>
      </p>
      <div className="example">
        <BoardView
          puzzle={puzzle}
          sheets={sheets}
          label={t('rules.board', { name })}
          notes={position?.notes}
          candidatesOf={position ? (cell) => (puzzle.givens[cell] ? undefined : position.candidates[cell]) : undefined}
          picture={step as Picture | undefined}
        />
        <div className="example-text">
          <Arguments type={type} puzzle={puzzle} walk={walk} index={index} onShow={setIndex} />
          <button type="button" className="button primary" onClick={() => void startGame(puzzle)}>
            {t('rules.play')}
          </button>
        </div>
      </div>
    </article>
  );
}

interface ArgumentsProps {
  readonly type: RuleType;
  readonly puzzle: Puzzle;
  readonly walk: LibraryAnswer<'explain'> | undefined;
  readonly index: number | undefined;
  readonly onShow: (index: number | undefined) => void;
}

/** The arguments by the rule, from a real solution of the example. */
function Arguments({ type, puzzle, walk, index, onShow }: ArgumentsProps): ReactElement {
  const { t } = useTranslation('learn');
  const { t: names } = useTranslation('techniques');
  const speaker = useSpeaker();
  if (!walk) return <p className="note">{t('waiting')}</p>;
  const shown = index === undefined ? undefined : walk.steps[index];
  return (
    <section aria-label={t('rules.arguments')}>
      <h2>{t('rules.arguments')}</h2>
      <ul className="arguments">
        {argumentsBy(type.id, puzzle, walk.steps).map((i) => (
          <li key={i}>
            <button type="button" className="link" aria-pressed={i === index} onClick={() => onShow(i === index ? undefined : i)}>
              {names(`${walk.steps[i]!.technique}.name`)}
            </button>{' '}
            <a href={hrefOf('learn', walk.steps[i]!.technique)}>{t('rules.about')}</a>
          </li>
        ))}
      </ul>
      <p role="status">{shown && speak(shown.why, speaker)}</p>
    </section>
  );
}

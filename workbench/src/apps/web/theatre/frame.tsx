import { type ReactElement, type ReactNode, useRef } from 'react';
import { useTranslation } from '../texts.ts';
import { TakeAway } from './take-away.tsx';
import { Transport } from './transport.tsx';
import type { Player } from './use-player.ts';

interface FrameProps {
  /** The id of the scene. */
  readonly scene: string;
  /** What is going on; the title of the scene where there is nothing else to say, and then the stage has buttons of its own. */
  readonly caption?: string;
  readonly captionClass?: string;
  readonly player: Player;
  readonly count: number;
  readonly chapters?: readonly number[];
  readonly addressAt: (step: number) => string | undefined;
  readonly className?: string;
  readonly stageClass?: string;
  /** What stands between the buttons and the stage. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** What every scene that is played has round its stage: what is going on, the buttons of the player, and what one takes home. */
export function SceneFrame(props: FrameProps): ReactElement {
  const { scene, caption, captionClass = 'caption', player, count, chapters = [], addressAt, above, children } = props;
  const { t } = useTranslation('theatre');
  const stage = useRef<HTMLDivElement>(null);
  const title = t(`scenes.${scene}.title`);
  return (
    <div className={['performance', props.className].filter(Boolean).join(' ')}>
      {caption !== undefined && (
        <div className="player">
          <p className={captionClass}>{caption}</p>
          <Transport player={player} count={count} chapters={chapters} />
        </div>
      )}
      {above}
      <div className={['stage-area', props.stageClass].filter(Boolean).join(' ')} ref={stage}>
        {children}
      </div>
      <TakeAway
        name={scene}
        title={title}
        stage={stage}
        caption={caption ?? title}
        player={player}
        count={count}
        address={addressAt(player.position)}
      />
    </div>
  );
}

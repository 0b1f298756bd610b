import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from '../texts.ts';

interface SceneSectionProps {
  /** The id of the scene. */
  readonly scene: string;
  /** Which puzzle, and with what settings. */
  readonly settings: ReactNode;
  readonly children: ReactNode;
}

/** A scene: what it is about, its puzzle and settings, and what becomes of them. */
export function SceneSection({ scene, settings, children }: SceneSectionProps): ReactElement {
  const { t } = useTranslation('theatre');
  const title = useId();
  return (
    <section aria-labelledby={title} className="scene">
      <h1 id={title}>{t(`scenes.${scene}.title`)}</h1>
      <p className="lead">{t(`scenes.${scene}.text`)}</p>
      <Explanation scene={scene} />
      <div className="scene-settings">{settings}</div>
      {children}
    </section>
  );
}

const PARTS = ['what', 'why', 'cost', 'fails'] as const;

/** Questions about a method that one sees for the first time: what it does, why that is right, what it costs, where it fails. */
function Explanation({ scene }: { readonly scene: string }): ReactElement {
  const { t } = useTranslation('theatre');
  return (
    <details className="explanation">
      <summary>{t('explain.title')}</summary>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`explain.${part}`)}</dt>
            <dd>{t(`scenes.${scene}.${part}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

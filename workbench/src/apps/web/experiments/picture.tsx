import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { type Figure, loadFigureDrawing } from '#measuring/figures';
import { type Text, toldFigure } from '#measuring/tools';
import { useSpeaker } from '../language.ts';
import { useTranslation } from '../texts.ts';

interface PictureProps {
  readonly figure: Figure<Text>;
  readonly onDrawn: (svg: string) => void;
}

/** The figure of a report, drawn by what draws it for the command line. As an image nothing in it can be more than a picture. */
export function FigureImage({ figure: found, onDrawn }: PictureProps): ReactElement {
  const { t } = useTranslation('experiments');
  const speaker = useSpeaker();
  const figure = useMemo(() => toldFigure(found, speaker), [found, speaker]);
  const [source, setSource] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void loadFigureDrawing().then((drawFigure) => {
      if (!isCurrent) return;
      const svg = drawFigure(figure, document);
      setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      onDrawn(svg);
    });
    return () => {
      isCurrent = false;
    };
  }, [figure, onDrawn]);
  const names = [...new Set(figure.panels.flatMap(({ series }) => series.map(({ name }) => name)))];
  const alt = t('picture', { title: figure.title, panels: figure.panels.map(({ title }) => title).join('; '), names: names.join(', ') });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="picture-sheet" tabIndex={0} aria-label={figure.title}>
      {source === '' ? <div className="waiting" aria-busy="true" /> : <img src={source} alt={alt} />}
    </section>
  );
}

import type { CSSProperties, ReactElement, ReactNode } from 'react';

interface PictureFrameProps {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who do not see it; a picture without a label only adorns. */
  readonly label?: string;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** The frame of every picture of the theatre: its coordinates, and how it is read out. */
export function PictureFrame({ className, width, height, label, style, children }: PictureFrameProps): ReactElement {
  const box = `0 0 ${width} ${height}`;
  return label === undefined ? (
    <svg className={className} viewBox={box} style={style} aria-hidden="true" focusable="false">
      {children}
    </svg>
  ) : (
    <svg className={className} viewBox={box} style={style} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

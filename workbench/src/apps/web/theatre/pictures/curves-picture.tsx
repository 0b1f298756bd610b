import type { ReactElement } from 'react';
import { polyline } from '#drawing';
import { useTranslation } from '../../texts.ts';
import type { AnnealingState, CurvePoint } from '../acts/annealing-act.ts';
import { PictureFrame } from './picture-frame.tsx';

const SIZE = { width: 560, height: 160, left: 48, right: 14, top: 34, bottom: 24 };

interface CurvesProps {
  readonly state: AnnealingState;
  /** The points of the whole run, so that the scales stand still while it is played. */
  readonly all: readonly CurvePoint[];
}

/** Cost, temperature and the share of swaps that are taken over the swaps, one below the other; a line marks each time that the run was heated again. */
export function CurvesPicture({ state, all }: CurvesProps): ReactElement {
  const { t } = useTranslation('theatre');
  return (
    <div className="curves">
      <Curve title={t('curves.cost')} kind="cost" state={state} all={all} of={({ cost }) => cost} now={state.cost} digits={0} />
      <Curve
        title={t('curves.temperature')}
        kind="temperature"
        state={state}
        all={all}
        of={({ temperature }) => temperature}
        now={state.temperature}
        digits={2}
      />
      <Curve
        title={t('curves.accepted')}
        kind="accepted"
        state={state}
        all={all}
        of={({ accepted }) => 100 * accepted}
        now={state.points.length > 0 ? 100 * state.points.at(-1)!.accepted : undefined}
        digits={1}
      />
      <p className="note">{t('curves.axis')}</p>
    </div>
  );
}

interface CurveProps extends CurvesProps {
  readonly title: string;
  readonly kind: 'cost' | 'temperature' | 'accepted';
  readonly of: (point: CurvePoint) => number;
  readonly now: number | undefined;
  readonly digits: number;
}

function Curve({ title, kind, state, all, of, now, digits }: CurveProps): ReactElement {
  const { t, i18n } = useTranslation('theatre');
  const numbers = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  const short = new Intl.NumberFormat(i18n.language, { notation: 'compact' });
  const furthest = Math.max(1, ...all.map(({ swaps }) => swaps));
  const highest = Math.max(0.01, ...all.map(of));
  const inner = { width: SIZE.width - SIZE.left - SIZE.right, height: SIZE.height - SIZE.top - SIZE.bottom };
  const x = (swaps: number): number => SIZE.left + (inner.width * swaps) / furthest;
  const y = (value: number): number => SIZE.top + inner.height * (1 - value / highest);
  const line = (points: readonly CurvePoint[]): string =>
    polyline(points.map((point) => [x(point.swaps).toFixed(1), y(of(point)).toFixed(1)]));
  const { points } = state;
  const last = points.at(-1);
  const label = now === undefined ? title : t('curves.now', { title, value: numbers.format(now) });
  return (
    <PictureFrame className={`curve ${kind}`} width={SIZE.width} height={SIZE.height} label={label}>
      <text className="curve-title" x={SIZE.left} y={19}>
        {title}
      </text>
      <text className="curve-now" x={SIZE.width - SIZE.right} y={19}>
        {now === undefined ? '' : numbers.format(now)}
      </text>
      {[0, highest / 2, highest].map((value) => (
        <g key={value}>
          <path className="level-line" d={`M${SIZE.left} ${y(value)}H${SIZE.width - SIZE.right}`} />
          <text className="scale" x={SIZE.left - 6} y={y(value) + 4}>
            {numbers.format(value)}
          </text>
        </g>
      ))}
      {[0, furthest / 2, furthest].map((swaps, i) => (
        <text key={swaps} className={`scale ${['start', 'middle', 'end'][i]}`} x={x(swaps)} y={SIZE.height - 5}>
          {short.format(swaps)}
        </text>
      ))}
      {state.reheats.map((swaps) => (
        <path key={swaps} className="reheat" d={`M${x(swaps)} ${SIZE.top - 4}V${SIZE.height - SIZE.bottom}`} />
      ))}
      <path className="whole" d={line(all)} />
      <path className="line" d={line(points)} />
      {last && <circle className="head" cx={x(last.swaps)} cy={y(of(last))} r="4.5" />}
    </PictureFrame>
  );
}

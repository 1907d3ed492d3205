import styled from 'styled-components';
import type { Measure } from '../content/claimsPage.ts';
import type { Extent } from './extents.ts';

interface DrawingProps {
  readonly measure: Measure;
  readonly extent: Extent;
  /** The largest of the group: all stand on one scale. */
  readonly most: number;
  /** How many of the places at the end of that scale nobody has yet: they are drawn so wherever they stand. */
  readonly opened?: number;
  /** What is not there to be paid or taken has an outline alone. */
  readonly isOutlined?: boolean;
  /** What a client pays the agency. */
  readonly isPaid?: boolean;
}

const WIDTH = 600;
const HEIGHT = 48;
/** More than anybody counts at a glance. */
const MOST_DRAWN = 24;
const each = (count: number, first = 0) =>
  Array.from({ length: Math.min(MOST_DRAWN, Math.ceil(count)) - first }, (_, at) => first + at);

/** A figure as something to look at. It stands beside it in letters. */
export function Drawing({ measure, extent, most, opened = 0, isOutlined, isPaid }: DrawingProps) {
  const [from, to] = extent;
  /** From one tent to the next. */
  const apart = WIDTH / Math.max(12, Math.min(most, MOST_DRAWN));
  return (
    <Lane
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      data-ember={isPaid || measure === 'clients' ? '' : undefined}
    >
      {measure === 'clients' ? (
        each(to, from).map((at) => (
          <path
            key={at}
            className={at < most - opened ? undefined : 'opened'}
            d={`M${at * apart + 2} 44l19-34 19 34z`}
          />
        ))
      ) : measure === 'hours' ? (
        each(to).map((at) => <Hour key={at} x={at * 56} share={Math.min(1, to - at)} />)
      ) : (
        <Bar
          from={placeOf(from, measure, most)}
          to={placeOf(to, measure, most)}
          className={isOutlined ? 'free' : undefined}
        />
      )}
    </Lane>
  );
}

/** Where a value stands on the scale of its group, from 0 to 1: revenues by their power of ten, from 10⁵ to 10⁷ dollars. */
function placeOf(value: number, measure: Measure, most: number): number {
  const share = measure === 'revenue' ? (Math.log10(Math.max(value, 1)) - 5) / 2 : value / most;
  return Math.min(1, Math.max(0, share));
}

interface BarProps {
  readonly from: number;
  readonly to: number;
  readonly className: string | undefined;
}

/** It lies on an axis, without a ground of which it would seem to be a part. */
function Bar({ from, to, className }: BarProps) {
  const x = Math.round(from * WIDTH);
  const width = Math.max(6, Math.round(to * WIDTH) - x);
  return (
    <path
      className={className}
      d={className ? `M${x + 1.5} 3.5h${width - 3}v41h-${width - 3}z` : `M${x} 2h${width}v44h-${width}z`}
    />
  );
}

/** An hour on a dial, as far as it is taken. */
function Hour({ x, share }: { readonly x: number; readonly share: number }) {
  const angle = share * 2 * Math.PI;
  const end = `${(x + 24 + 20 * Math.sin(angle)).toFixed(1)} ${(24 - 20 * Math.cos(angle)).toFixed(1)}`;
  return (
    <>
      <circle className="ground" cx={x + 24} cy="24" r="22" />
      {share < 1 ? (
        <path d={`M${x + 24} 24V4A20 20 0 ${share > 0.5 ? 1 : 0} 1 ${end}z`} />
      ) : (
        <circle cx={x + 24} cy="24" r="20" />
      )}
    </>
  );
}

const Lane = styled.svg`
  display: block;
  width: 100%;
  max-width: 37.5rem;
  height: auto;
  fill: var(--ag-ink-soft);
  stroke: var(--ag-ink-soft);
  stroke-width: 0;
  &[data-ember] {
    fill: var(--ag-ember);
    stroke: var(--ag-ember);
  }
  & .ground {
    fill: color-mix(in srgb, var(--ag-ink) 9%, transparent);
  }
  & .opened {
    fill: none;
    stroke-width: 2.5;
    stroke-dasharray: 7 4;
  }
  & .free {
    fill: var(--ag-ground);
    stroke-width: 3;
  }
`;

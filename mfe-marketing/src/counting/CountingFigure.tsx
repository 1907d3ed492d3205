import styled, { css } from 'styled-components';
import { counterOf } from './counterOf.ts';

/** When a figure counts and in how many steps; evenly where there are none. Times in milliseconds. */
export interface Counting {
  readonly delayMs: number;
  readonly durationMs: number;
  readonly steps?: number;
}

interface CountingFigureProps {
  /** As visitors read it, e.g. `42`, `+220 %` or `4,2x`. */
  readonly value: string;
  readonly counting: Counting;
  /** What it grows by at each step; the last one snaps to the value, which steps alone may not reach (AMB-16). */
  readonly step?: number;
}

/**
 * A figure that counts up once from 0, by its style alone and from the first paint on (AMB-64): none is shown and taken
 * back. Where custom properties have no types, and for people who want little motion, it stands there at once.
 */
export function CountingFigure({ value, counting, step }: CountingFigureProps) {
  return (
    <Value $counter={counterOf(value, (step ?? 0) * (counting.steps ?? 0))} $counting={counting}>
      <span className="visually-hidden">{value}</span>
    </Value>
  );
}

const whole = css`
  counter-reset: whole var(--counted);
`;
const tenths = css`
  counter-reset: whole calc(round(down, var(--counted) / 10)) tenth calc(mod(var(--counted), 10));
`;
const easing = ({ steps }: Counting) => (steps === undefined ? 'linear' : `steps(${steps})`);

const Value = styled.strong<{ readonly $counter: ReturnType<typeof counterOf>; readonly $counting: Counting }>`
  @property --counted {
    syntax: '<integer>';
    inherits: false;
    initial-value: 0;
  }
  /* 0 where it has no type, by its fallback: the animation is over as it begins. */
  @property --counts {
    syntax: '<number>';
    inherits: false;
    initial-value: 1;
  }
  @keyframes count {
    from {
      --counted: 0;
    }
    to {
      --counted: var(--last);
    }
  }
  --counted: ${({ $counter }) => $counter.target};
  --last: ${({ $counter }) => $counter.last};
  ${({ $counter }) => ($counter.hasTenths ? tenths : whole)}
  &::after {
    content: ${({ $counter }) => $counter.content};
    content: ${({ $counter }) => $counter.content} / '';
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: count calc(var(--counts, 0) * ${({ $counting }) => $counting.durationMs}ms)
      ${({ $counting }) => easing($counting)} calc(var(--counts, 0) * ${({ $counting }) => $counting.delayMs}ms) backwards;
  }
`;

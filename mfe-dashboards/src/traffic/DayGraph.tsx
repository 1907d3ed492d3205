import { shortDay } from '@agence/shared-contracts/format/frenchDate';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { trafficTexts as texts } from '../content/traffic.ts';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { BarPlot } from './BarPlot.tsx';
import type { TrafficReport } from './trafficApi.ts';

const DAY_MS = 86_400_000;
/** More bars than this are too thin to be told apart: then one is for a week. */
const MAX_BARS = 92;

type Day = TrafficReport['days'][number];

interface DayGraphProps {
  readonly days: readonly Day[];
  readonly since: string;
  readonly until: string;
  /** The day of the first visit of all. */
  readonly countedSince: string | null;
}

const COUNTS = ['visits', 'requests', 'sales'] as const;
const sumOf = (days: readonly Day[], count: (typeof COUNTS)[number]) => days.reduce((sum, day) => sum + day[count], 0);

/** Every day of a period, those on which there was nothing too; of a long one weeks. */
export function barsOf({ days, since, until }: Pick<DayGraphProps, 'days' | 'since' | 'until'>): Day[] {
  const known = new Map(days.map((one) => [one.day, one]));
  const count = Math.round((Date.parse(until) - Date.parse(since)) / DAY_MS) + 1;
  const size = count > MAX_BARS ? 7 : 1;
  const all = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(since) + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, visits: 0, requests: 0, sales: 0 };
  });
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => {
    const part = all.slice(index * size, (index + 1) * size);
    return {
      day: part[0]?.day ?? since,
      visits: sumOf(part, 'visits'),
      requests: sumOf(part, 'requests'),
      sales: sumOf(part, 'sales'),
    };
  });
}

/** Visits over time as bars, and below them, at the same days, what was asked for and sold; the figures above say the same in words. */
export function DayGraph({ countedSince, ...period }: DayGraphProps) {
  const bars = barsOf(period);
  const unit = Date.parse(bars[1]?.day ?? '') - Date.parse(period.since) > DAY_MS ? 'week' : 'day';
  const hasVisits = sumOf(bars, 'visits') > 0;
  const hasSold = sumOf(bars, 'requests') + sumOf(bars, 'sales') > 0;
  if (!hasVisits && !hasSold) return null;
  return (
    <Graphs aria-labelledby={hasVisits ? 'visites' : 'ventes'}>
      {hasVisits ? (
        <>
          <header>
            <div>
              <h2 id="visites">{texts.visits[unit]}</h2>
              {countedSince ? <Since>{withRaised(texts.countedSince(shortDay(countedSince)))}</Since> : null}
            </div>
            {/* What has no height has no colour. */}
            {bars.at(-1)?.visits ? (
              <Key>
                <KeyEntry color={LATEST}>{texts.goesOn[unit]}</KeyEntry>
              </Key>
            ) : null}
          </header>
          <BarPlot
            bars={bars.map(({ day, visits }) => ({
              day,
              parts: [visits],
              said: texts.visitsOf(shortDay(day), visits),
            }))}
            until={period.until}
            colors={['contour-deep']}
            latest={LATEST}
            titleId="visites"
          />
        </>
      ) : null}
      {hasSold ? (
        <>
          <header>
            <h2 id="ventes">{texts.sold[unit]}</h2>
            <Key>
              {KINDS.map(([count, color]) => (
                <KeyEntry key={count} color={color}>
                  {texts.columns[count]}
                </KeyEntry>
              ))}
            </Key>
          </header>
          <BarPlot
            bars={bars.map(({ day, requests, sales }) => ({
              day,
              parts: [sales, requests],
              said: texts.soldOf(shortDay(day), requests, sales),
            }))}
            until={period.until}
            colors={KINDS.map(([, color]) => color)}
            titleId="ventes"
            isLow={hasVisits}
          />
        </>
      ) : null}
    </Graphs>
  );
}

interface KeyEntryProps {
  readonly color: string;
  readonly children: string;
}

/** Which colour, a token, is what. */
function KeyEntry({ color, children }: KeyEntryProps) {
  return (
    <span>
      <i style={{ background: `var(--ag-${color})` }} />
      {children}
    </span>
  );
}

/** What goes on, as in the studio. */
const LATEST = 'ink';

/** The lowest first; of the same bar another colour than what goes on has above. */
const KINDS = [
  ['sales', 'moss'],
  ['requests', 'glacier'],
] as const;

/** The second is not below the days of the first. */
const Graphs = styled(Panel)`
  & > div + header {
    margin-top: 1rem;
  }
`;

const Since = styled(Soft)`
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Which colour is what, beside the heading. */
const Key = styled.small`
  display: flex;
  gap: 1rem;
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
  & i {
    display: inline-block;
    width: 0.65rem;
    height: 0.65rem;
    margin-right: 0.4rem;
    border-radius: 2px;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`;

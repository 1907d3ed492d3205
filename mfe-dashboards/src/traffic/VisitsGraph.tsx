import { shortDay } from '@agence/shared-contracts/format/frenchDate';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { trafficTexts as texts } from '../content/traffic.ts';
import { briefDay } from '../member/briefMoment.ts';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { roundTicks } from '../studio/roundTicks.ts';
import type { TrafficReport } from './trafficApi.ts';

const DAY_MS = 86_400_000;
/** More bars than this are too thin to be told apart: then one is for a week. */
const MAX_BARS = 92;
const HEIGHT = 100;

interface VisitsGraphProps {
  readonly days: TrafficReport['days'];
  readonly since: string;
  readonly until: string;
  /** The day of the first visit of all. */
  readonly countedSince: string | null;
  /** Whether visits count only once they have agreed. */
  readonly isOnlyAfter: boolean;
  /** Whether the reader may see how the site does, which says whether pages are opened at all. */
  readonly seesStatus: boolean;
}

interface Bar {
  /** Its first day. */
  readonly day: string;
  readonly visits: number;
}

/** Every day of a period, those without a visit too; of a long one weeks. */
export function barsOf({ days, since, until }: Pick<VisitsGraphProps, 'days' | 'since' | 'until'>): Bar[] {
  const visits = new Map(days.map((one) => [one.day, one.visits]));
  const count = Math.round((Date.parse(until) - Date.parse(since)) / DAY_MS) + 1;
  const size = count > MAX_BARS ? 7 : 1;
  const all = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(since) + index * DAY_MS).toISOString().slice(0, 10);
    return { day, visits: visits.get(day) ?? 0 };
  });
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => {
    const part = all.slice(index * size, (index + 1) * size);
    return { day: part[0]?.day ?? since, visits: part.reduce((sum, one) => sum + one.visits, 0) };
  });
}

const noonOf = (day: string) => `${day}T17:00:00Z`;

/** In percent: after it stands the last day. */
const ROOM = 75;

/** Days to name below the bars, whole weeks apart, each with the middle of its bar in percent; the first begins with them. */
function namedDays(bars: readonly Bar[]) {
  const step = 7 * Math.ceil(bars.length / 35);
  return bars
    .map(({ day }, index) => ({ day, at: index === 0 ? 0 : ((index + 0.5) / bars.length) * 100 }))
    .filter(({ at }, index) => index % step === 0 && at < ROOM);
}

/** Visits over time as bars; what they say stands beside them in words too. */
export function VisitsGraph(props: VisitsGraphProps) {
  const bars = barsOf(props);
  const most = Math.max(1, ...bars.map(({ visits }) => visits));
  const ticks = roundTicks(most, 1);
  const top = ticks.at(-1) ?? most;
  const total = bars.reduce((sum, { visits }) => sum + visits, 0);
  if (total === 0)
    return (
      <None role="status">
        <h2>{texts.empty}</h2>
        <Soft>
          {props.isOnlyAfter ? texts.emptyWhy.agreed : texts.emptyWhy.everybody}{' '}
          {props.seesStatus ? (
            <>
              <a href="/admin/etat-du-site">{texts.emptyWhy.status}</a>
              {texts.emptyWhy.statusCounts}
            </>
          ) : null}
        </Soft>
      </None>
    );
  return (
    <Panel aria-labelledby="visites">
      <header>
        <div>
          <h2 id="visites">{texts.visits}</h2>
          {props.countedSince ? <Soft>{texts.countedSince(shortDay(props.countedSince))}</Soft> : null}
        </div>
      </header>
      <Plot>
        {[0, ...ticks].map((tick) => (
          <Line key={tick} style={{ bottom: `${((tick / top) * 100).toFixed(2)}%` }} aria-hidden="true">
            <span>{tick}</span>
          </Line>
        ))}
        <Bars
          viewBox={`0 0 ${bars.length * 10} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby="visites"
        >
          {bars.map(({ day, visits }, index) => (
            <rect
              key={day}
              x={index * 10 + 1}
              width={8}
              y={HEIGHT - (visits / top) * HEIGHT}
              height={(visits / top) * HEIGHT}
            >
              <title>{texts.day(shortDay(day), visits)}</title>
            </rect>
          ))}
        </Bars>
      </Plot>
      <Days>
        {namedDays(bars).map(({ day, at }) => (
          <span key={day} data-first={at === 0 ? '' : undefined} style={{ left: `${at.toFixed(2)}%` }}>
            {withRaised(briefDay(noonOf(day), Date.now()))}
          </span>
        ))}
        <span data-last="">{withRaised(briefDay(noonOf(props.until), Date.now()))}</span>
      </Days>
    </Panel>
  );
}

/** Room at its left for the axis, above for half of its highest value. */
const Plot = styled.div`
  position: relative;
  height: 10rem;
  margin: 0.5rem 0 0 2.5rem;
`;

const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  border-top: 1px dashed var(--ag-line);
  font-size: var(--ag-size-label);
  line-height: 1;
  color: var(--ag-ink-soft);
  font-variant-numeric: tabular-nums;
  &:first-child {
    border-top-style: solid;
  }
  & > span {
    position: absolute;
    right: calc(100% + 0.6rem);
    translate: 0 -50%;
  }
`;

const Bars = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: var(--ag-glacier);
  & > rect:hover {
    fill: var(--ag-ember);
  }
`;

/** A period without a visit has nothing to draw. */
const None = styled(Panel).attrs({ as: 'div' })`
  gap: 0.5rem;
`;

/** The first begins where the bars do, the last ends there. */
const Days = styled.p`
  position: relative;
  min-height: 1.5em;
  margin: -0.5rem 0 0 2.5rem;
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
  & > span {
    position: absolute;
    translate: -50%;
    white-space: nowrap;
  }
  & > [data-first] {
    translate: none;
  }
  & > [data-last] {
    right: 0;
    translate: none;
  }
  /* Phones have room for both ends. */
  @media (max-width: 39.99rem) {
    & > span:not([data-first], [data-last]) {
      display: none;
    }
  }
`;

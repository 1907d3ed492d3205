import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { appointments as texts } from '../content/appointments.ts';
import { Raised } from '../marks/Raised.tsx';
import type { Day } from './days.ts';

interface TimeChoiceProps {
  readonly days: readonly Day[];
  /** What goes along with the time that is clicked. */
  readonly fields: Readonly<Record<string, string>>;
  /** The time that the page proposes, which is marked. */
  readonly proposed?: string | undefined;
}

/** Free times by days: each is a button of a plain form, which the server answers. Phones show a day at a time. */
export function TimeChoice({ days, fields, proposed }: TimeChoiceProps) {
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState<number>();
  const halves = HALVES.map((half) => ({ ...half, first: firstHour(days, half) })).filter(({ first }) =>
    Number.isFinite(first),
  );
  const most = Math.max(...days.map(({ times }) => times.length));
  const isHatched = days.some(({ times }) => times.length < most);
  const look = () => list.current && setShown(dayShownIn(list.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and where other days have come.
  useEffect(() => void look(), [days]);
  return (
    <Times method="post" action="/functions/v1/appointments">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Strip aria-label={texts.daysLabel}>
        {days.map(({ label, short }, index) => (
          <a key={label} href={`#jour-${index + 1}`} aria-current={index === shown ? 'true' : undefined}>
            <Raised name={short} />
          </a>
        ))}
      </Strip>
      <Days ref={list} onScroll={look}>
        {days.map((day, index) => (
          <li
            key={day.label}
            data-aside={shown === undefined || shown === index ? undefined : ''}
            data-hatched={day.times.length < most ? '' : undefined}
          >
            {/* Focus goes with the link, and from here on to the times of the day. */}
            <h3 id={`jour-${index + 1}`} tabIndex={-1}>
              <Name label={day.label} before={days[index - 1]?.label} />
            </h3>
            {halves.map((half) => (
              <HalfDay key={half.name} {...day} {...half} proposed={proposed} />
            ))}
          </li>
        ))}
      </Days>
      {isHatched ? <Hatched>{texts.taken}</Hatched> : null}
    </Times>
  );
}

interface NameProps extends Pick<Day, 'label'> {
  /** The day that stands before it, if any. */
  readonly before: string | undefined;
}

const monthOf = (label: string) => label.split(/\s/).pop();

/** `lundi 30 novembre`: a line on phones; two on wide screens, and a third where a month begins. */
function Name({ label, before = '' }: NameProps) {
  const [weekday, ...date] = label.split(/\s/);
  const month = date.pop();
  return (
    <>
      <span>{weekday}</span>{' '}
      <b>
        <Raised name={date.join(' ')} />
      </b>{' '}
      <span data-again={month === monthOf(before) ? '' : undefined}>{month}</span>
    </>
  );
}

/** On phones, where days stand beside each other and one is seen. */
const dayShownIn = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / Math.max(clientWidth, 1));

interface Half {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const HALVES: readonly Half[] = [
  { name: texts.morning, from: 0, to: 12 },
  { name: texts.afternoon, from: 12, to: 24 },
];

const hourOf = ({ label }: Day['times'][number]) => Number.parseInt(label, 10);
const timesIn = ({ times }: Pick<Day, 'times'>, { from, to }: Half) =>
  times.filter((time) => hourOf(time) >= from && hourOf(time) < to);

/** The hour that the sheets of a half begin with: the earliest of all days. */
const firstHour = (days: readonly Day[], half: Half) =>
  Math.min(...days.flatMap((day) => timesIn(day, half).map(hourOf)));

interface HalfDayProps extends Day, Half, Pick<TimeChoiceProps, 'proposed'> {
  readonly first: number;
}

/** A morning or an afternoon; an empty one keeps its place, so that halves of days stand beside one another. */
function HalfDay({ label, first, proposed, ...half }: HalfDayProps) {
  const own = timesIn(half, half);
  return (
    <p data-empty={own.length === 0 ? '' : undefined}>
      <small>{half.name}</small>
      <span className="times">
        {own.map((time) => (
          <Time
            key={time.at}
            type="submit"
            name="moment"
            value={time.at}
            data-proposed={time.at === proposed ? '' : undefined}
            data-row={hourOf(time) - first + 1}
            data-late={/[3-5]\d$/.test(time.label) ? '' : undefined}
            aria-label={`${label}, ${time.label}`}
          >
            {time.label}
          </Time>
        ))}
      </span>
    </p>
  );
}

const WIDE = '@media (min-width: 62rem)';

const Times = styled.form`
  min-width: 0;
`;

const Strip = styled.nav`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 0.4rem;
  overflow-x: auto;
  margin-bottom: 1.25rem;
  & > a {
    min-width: 2.6rem;
    padding: 0.6rem 0;
    border: 1px solid var(--ag-edge);
    border-radius: var(--ag-radius);
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    white-space: pre-line;
  }
  & > a:hover {
    border-color: currentColor;
  }
  & > a[aria-current] {
    border-color: var(--ag-ink);
    background: var(--ag-ink);
    color: var(--ag-ground);
    forced-color-adjust: none;
  }
  ${WIDE} {
    display: none;
  }
`;

const Days = styled.ol`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  gap: 0 1rem;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  /* Rings of focus are drawn outside of buttons. */
  margin: -0.5rem;
  padding: 0.5rem;
  scroll-padding: 0.5rem;
  & > li {
    display: grid;
    gap: 1rem;
    align-content: start;
    scroll-snap-align: start;
  }
  & h3 {
    font-size: var(--ag-size-4, 1.125rem);
    /* The days above stay in view, unless the window is low. */
    scroll-margin-top: min(9rem, 30vh);
  }
  & h3::first-letter {
    text-transform: uppercase;
  }
  & p {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 0.5rem;
  }
  & .times {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr));
    gap: 0.5rem;
    align-content: start;
  }
  & small {
    color: var(--ag-ink-soft);
  }
  /* The day that is seen is as high as its own times: no other keeps room below them. */
  @media (max-width: 61.99rem) {
    overflow-y: hidden;
    & [data-empty] {
      display: none;
    }
    & > [data-aside] {
      height: 0;
    }
  }
  ${WIDE} {
    /* Five at most beside one another; fewer share the room. Between days there is far more of it than between hours. */
    grid-template-columns: repeat(auto-fit, minmax(16%, 1fr));
    grid-auto-flow: row;
    gap: 1rem 1.5rem;
    overflow: visible;
    & > li {
      grid-template-rows: subgrid;
      grid-row: span 3;
    }
    & h3 {
      display: grid;
      align-content: start;
      font: 400 0.875rem/1.3 var(--ag-text);
      letter-spacing: 0;
      text-align: center;
    }
    /* The month is named once, above the days that it has. */
    & [data-again] {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & h3 > b {
      font: 700 1.35rem/1.2 var(--ag-display);
    }
    /* Said once, for the whole row. */
    & small {
      font-size: 0.8125rem;
    }
    & li + li small {
      visibility: hidden;
    }
    & li:first-child small {
      visibility: visible;
    }
    /* Half a day is one sheet: each hour in the row that it has on all days, with its half beside it; what is taken is hatched. */
    & .times {
      /* Equal, unless a reader's own spacing needs more for the longer of them. */
      grid-template-columns: 1fr 1fr;
      grid-auto-rows: 2.75rem;
      gap: 0.25rem;
      isolation: isolate;
      overflow: clip;
      border-radius: var(--ag-radius);
    }
    & > [data-hatched] .times {
      background: repeating-linear-gradient(135deg, var(--ag-line) 0 1px, transparent 1px 7px);
    }
  }
`;

const Hatched = styled.small`
  display: none;
  ${WIDE} {
    display: block;
    margin-top: 0.75rem;
    color: var(--ag-ink-soft);
  }
`;

const Time = styled.button`
  min-height: 2.75rem;
  padding: 0.4rem 0.15rem;
  border: 1px solid var(--ag-edge);
  border-radius: var(--ag-radius);
  background: transparent;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    border-color: currentColor;
    background: color-mix(in srgb, var(--ag-moss) 12%, var(--ag-surface));
  }
  ${WIDE} {
    position: relative;
    grid-column: 1;
    padding-inline: 0;
    border-color: var(--ag-line);
    background: var(--ag-surface);
    font-size: 0.8125rem;
    outline-offset: -3px;
    /* What is hatched ends at the cell of a time, corners and all. */
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -0.25rem;
      background: var(--ag-surface);
    }
    &[data-late] {
      grid-column: 2;
    }
    ${Array.from({ length: 12 }, (_, row) => `&[data-row='${row + 1}'] { grid-row: ${row + 1}; }`).join('')}
  }
  &[data-proposed] {
    background: var(--ag-ink);
    color: var(--ag-ground);
  }
`;

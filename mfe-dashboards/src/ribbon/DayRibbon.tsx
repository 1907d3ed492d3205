import { clock, isoDate } from '@agence/shared-contracts/format/frenchDate';
import styled, { css } from 'styled-components';
import { ribbonTexts } from '../content/ribbon.ts';
import { HOUR, type RibbonLane, ribbonOf } from './ribbonOf.ts';

interface DayRibbonProps {
  readonly lanes: readonly RibbonLane[];
  /** Such as `2026-12-01`. */
  readonly day: string;
  /** Now, which is marked on its own day. */
  readonly now: number;
}

/** The hours of a day with what happens in them, a lane for each kind. Narrow windows have lists alone. */
export function DayRibbon({ lanes, day, now }: DayRibbonProps) {
  const ribbon = ribbonOf(lanes, day);
  const { columns, hours } = ribbon;
  const at = isoDate(now) === day ? ribbon.columnOf(new Date(now).toISOString()) : -1;
  const hasNow = at >= 0 && at < columns;
  return (
    <Frame $hasNow={hasNow}>
      <Hours aria-hidden="true" $columns={columns}>
        {hours.map((hour, index) => (
          <Hour key={hour} $column={Math.min(index * HOUR + 1, columns)} $isLast={index === hours.length - 1}>
            {`${hour}\u00a0h`}
          </Hour>
        ))}
      </Hours>
      {/* In one piece, from the hours to the end. */}
      {hasNow ? (
        <Over aria-hidden="true" $columns={columns}>
          <Now $column={at + 1}>
            <span>{clock(now)}</span>
          </Now>
        </Over>
      ) : null}
      {ribbon.lanes.map(({ label, events, href: all, more }) => (
        <Lane key={label}>
          <strong>
            {label}
            {more > 0 ? (
              <small>{all ? <a href={all}>{ribbonTexts.more(more)}</a> : ribbonTexts.more(more)}</small>
            ) : null}
          </strong>
          <Events $columns={columns} $hours={hours.length - 1} aria-label={label}>
            {events.map(({ id, at: moment, until, title, detail, href, tone, from, span, line, isBefore }) => (
              <Event
                key={id}
                $from={from + 1}
                $span={span}
                $line={line + 1}
                data-tone={tone}
                data-before={isBefore || undefined}
                data-long={until ? '' : undefined}
              >
                {href ? <a href={href}>{title}</a> : <strong>{title}</strong>}
                {/* The hours above say it to who sees them. */}
                <span>
                  <time className="visually-hidden" dateTime={moment}>
                    {clock(moment)}
                    {detail ? ', ' : ''}
                  </time>
                  {detail}
                </span>
              </Event>
            ))}
          </Events>
        </Lane>
      ))}
    </Frame>
  );
}

const NAMES = '8.5rem';

const Frame = styled.div<{ $hasNow: boolean }>`
  position: relative;
  display: none;
  /* Now stands above the hours, and covers none. */
  padding-top: ${({ $hasNow }) => ($hasNow ? '1.75rem' : 0)};
  /* The last hour stands above the last line. */
  padding-right: 1rem;
  @media screen and (min-width: 60rem) {
    display: grid;
  }
`;

const track = css<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
`;

const Hours = styled.div<{ $columns: number }>`
  ${track}
  margin-left: ${NAMES};
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
`;

const Hour = styled.span<{ $column: number; $isLast: boolean }>`
  grid-row: 1;
  grid-column: ${({ $column }) => $column};
  justify-self: ${({ $isLast }) => ($isLast ? 'end' : 'start')};
  position: relative;
  z-index: 2;
  padding-inline: 0.25rem;
  background: var(--ag-surface);
  white-space: nowrap;
  /* Its middle stands above its line. */
  translate: ${({ $isLast }) => ($isLast ? '50%' : '-50%')};
`;

const Lane = styled.div`
  display: grid;
  grid-template-columns: ${NAMES} minmax(0, 1fr);
  & > strong {
    padding: 0.9rem 1rem 0.9rem 0;
    font-weight: 600;
    font-size: var(--ag-size-data);
  }
  & > strong > small {
    display: block;
    margin-top: 0.25rem;
    font-size: var(--ag-size-label);
    font-weight: 500;
    color: var(--ag-ink-soft);
  }
`;

const Events = styled.ul<{ $columns: number; $hours: number }>`
  ${track}
  gap: 0.25rem 0;
  align-content: start;
  min-height: 3.25rem;
  padding-block: 0.35rem;
  border-top: 1px solid var(--ag-line);
  border-right: 1px solid var(--ag-line);
  background: linear-gradient(to right, var(--ag-line) 1px, transparent 1px) left / calc(100% / ${({ $hours }) => $hours})
    100%;
`;

const Event = styled.li<{ $from: number; $span: number; $line: number }>`
  position: relative;
  grid-column: ${({ $from, $span }) => `${$from} / span ${$span}`};
  grid-row: ${({ $line }) => $line};
  min-width: 0;
  max-width: 100%;
  justify-self: start;
  padding: 0.15rem 0.5rem;
  border-left: 3px solid var(--ag-ink);
  /* The lines of the hours run behind its words. */
  background: var(--ag-surface);
  font-size: var(--ag-size-label);
  line-height: 1.4;
  & > * {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & > a,
  & > strong {
    font-size: var(--ag-size-data);
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }
  & > a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > a:hover {
    text-decoration: underline;
  }
  & > a:focus-visible {
    overflow: visible;
  }
  & > span {
    color: var(--ag-ink-soft);
  }
  &[data-long] {
    justify-self: stretch;
  }
  &[data-before] {
    justify-self: end;
    max-width: min(100%, 18rem);
    border-left: 0;
    border-right: 3px solid var(--ag-ink);
    text-align: end;
  }
  &[data-tone='moss'] {
    border-color: var(--ag-moss);
  }
  /* What has no end is no bar: as long as its words it would look as if it lasted. */
  &[data-tone='moss'][data-long] {
    background: var(--ag-band);
  }
  &[data-tone='glacier'] {
    border-color: var(--ag-glacier);
    background: color-mix(in srgb, var(--ag-glacier) 12%, var(--ag-surface));
  }
  &[data-tone='danger'] {
    border-color: var(--ag-danger);
    & > a,
    & > strong {
      color: var(--ag-danger);
    }
  }
`;

const Over = styled.div<{ $columns: number }>`
  ${track}
  position: absolute;
  z-index: 1;
  inset: 0 1rem 0 ${NAMES};
  pointer-events: none;
`;

const Now = styled.div<{ $column: number }>`
  grid-column: ${({ $column }) => $column};
  border-left: 1px solid var(--ag-ink);
  & > span {
    display: block;
    width: max-content;
    padding: 0.1rem 0.5rem;
    border-radius: var(--ag-radius);
    background: var(--ag-ink);
    color: var(--ag-ground);
    font-size: var(--ag-size-label);
    font-weight: 600;
    translate: -50%;
  }
`;

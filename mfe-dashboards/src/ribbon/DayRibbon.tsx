import { clock } from '@agence/shared-contracts/format/frenchDate';
import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import { ribbonTexts } from '../content/ribbon.ts';
import { byEar } from '../member/byEar.ts';
import { initialsOf } from '../member/initialsOf.ts';
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
  const ribbon = ribbonOf(lanes, day, new Date(now).toISOString());
  const { columns, hours, before, after, present } = ribbon;
  const hasNow = present >= 0 && present < columns;
  return (
    <Frame data-now={hasNow ? '' : undefined}>
      <Hours aria-hidden="true" $columns={columns}>
        {before > 0 ? <Beside $column="1 / span 1">{ribbonTexts.before(hours[0] ?? 0)}</Beside> : null}
        {hours.map((hour, index) => (
          <Hour
            key={hour}
            $column={Math.min(before + index * HOUR + 1, columns)}
            $isLast={before + index * HOUR === columns}
          >
            {`${hour}\u00a0h`}
          </Hour>
        ))}
        {after > 0 ? <Beside $column="-2 / -1">{ribbonTexts.after(hours.at(-1) ?? 0)}</Beside> : null}
      </Hours>
      {/* In one piece, from the hours to the end. */}
      {hasNow ? (
        <Over aria-hidden="true" $columns={columns}>
          <Now $column={present + 1}>
            <span>{clock(now)}</span>
          </Now>
        </Over>
      ) : null}
      {ribbon.lanes.map(({ label, none, events }) => (
        <Lane key={label} data-empty={events.length === 0 || undefined}>
          <strong>
            {label}
            {none && events.length === 0 ? <small> {none}</small> : null}
          </strong>
          <Events $columns={columns} $before={before} $after={after} aria-label={label}>
            {events.map(
              ({
                id,
                at,
                until,
                title,
                detail,
                href,
                tone,
                isProposed,
                from,
                span,
                bar,
                skip,
                line,
                isBefore,
                isAside,
                isMany,
              }) => (
                <Event
                  key={id}
                  $from={from + 1}
                  $span={span}
                  $line={line + 1}
                  data-tone={tone}
                  data-before={isBefore || undefined}
                  data-aside={isAside}
                  data-proposed={isProposed || undefined}
                  data-lasting={until ? '' : undefined}
                  title={[title, detail, isProposed && ribbonTexts.proposed].filter(Boolean).join(', ')}
                  style={
                    {
                      '--bar': `${((bar / span) * 100).toFixed(3)}cqi`,
                      ...(skip ? { '--skip': `${((skip / span) * 100).toFixed(3)}cqi` } : {}),
                    } as CSSProperties
                  }
                >
                  <div>
                    <Name href={href} title={title} mayShorten={until !== undefined} />
                    {/* The hours above say it to who sees them. */}
                    <span>
                      {isMany ? null : (
                        <time className={isAside ? undefined : 'visually-hidden'} dateTime={at}>
                          {clock(at)}
                          {detail ? ', ' : ''}
                        </time>
                      )}
                      {[detail, isProposed && ribbonTexts.proposed].filter(Boolean).join(', ')}
                    </span>
                  </div>
                </Event>
              ),
            )}
          </Events>
        </Lane>
      ))}
    </Frame>
  );
}

interface NameProps {
  readonly href: string | undefined;
  readonly title: string;
  /** Whether initials say enough where there is no room for it: somebody's block, not several at once. */
  readonly mayShorten: boolean;
}

function Name({ href, title, mayShorten }: NameProps) {
  const words = mayShorten ? (
    <>
      <span>{title}</span>
      <b aria-hidden="true">{initialsOf(title)}</b>
    </>
  ) : (
    title
  );
  return href ? <a href={href}>{words}</a> : <strong>{words}</strong>;
}

const NAMES = '8.5rem';

const Frame = styled.div`
  position: relative;
  display: none;
  /* Now stands above the hours, and covers none. */
  &[data-now] {
    padding-top: 1.25rem;
  }
  /* The last hour stands above the last line. */
  padding-right: 1rem;
  @media screen and (min-width: 60rem) {
    display: grid;
  }
  /* Where it is printed: lanes below each other, of events with their times, for hours have no room on paper. */
  @media print {
    &,
    &[data-now] {
      padding: 0;
    }
    & [aria-hidden] {
      display: none;
    }
    & time {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
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

/** What is before the hours that are drawn, or after them. */
const Beside = styled.span<{ $column: string }>`
  grid-row: 1;
  grid-column: ${({ $column }) => $column};
  justify-self: ${({ $column }) => ($column.startsWith('-') ? 'end' : 'start')};
  position: relative;
  z-index: 2;
  padding-right: 0.25rem;
  background: var(--ag-surface);
  white-space: nowrap;
`;

const Lane = styled.div`
  display: grid;
  grid-template-columns: ${NAMES} minmax(0, 1fr);
  /* Whose lines these are, however many: a rule from the name on, which stands in their middle. */
  border-top: 1px solid var(--ag-line);
  & > strong {
    align-self: center;
    padding: 0.9rem 1rem 0.9rem 0;
    font-weight: 600;
    font-size: var(--ag-size-data);
    & > small {
      margin-left: 0.35rem;
      font-weight: 400;
      font-size: var(--ag-size-label);
      color: var(--ag-ink-soft);
    }
  }
  @media print {
    && > strong {
      padding-block: 0.25rem;
    }
  }
  /* One in which nothing happens is as high as its name. */
  &[data-empty] > * {
    padding-block: 0.15rem;
  }
  /* On one line with the word for it. */
  &[data-empty] > strong {
    padding-right: 0;
  }
`;

const Events = styled.ul<{ $columns: number; $before: number; $after: number }>`
  ${track}
  border-right: 1px solid var(--ag-line);
  /* A line for each hour; the cells beside them have none. */
  background:
    linear-gradient(var(--ag-band), var(--ag-band)) left / calc(100% * ${({ $before, $columns }) => $before / $columns})
      100% no-repeat,
    linear-gradient(var(--ag-band), var(--ag-band)) right / calc(100% * ${({ $after, $columns }) => $after / $columns})
      100% no-repeat,
    linear-gradient(to right, var(--ag-line) 1px, transparent 1px) left /
      calc(100% * ${({ $columns }) => HOUR / $columns}) 100%;
  @media print {
    display: block;
    border-right: 0;
    background: none;
  }
`;

/** As wide as its words may become: its block is as long as it lasts, and its words beside that have a ground, so that neither hours nor now strike them through. */
const Event = styled.li<{ $from: number; $span: number; $line: number }>`
  --ground: var(--ag-surface);
  position: relative;
  z-index: 2;
  grid-column: ${({ $from, $span }) => `${$from} / span ${$span}`};
  grid-row: ${({ $line }) => $line};
  container-type: inline-size;
  min-height: 3rem;
  font-size: var(--ag-size-label);
  line-height: 1.4;
  &::before {
    content: '';
    position: absolute;
    inset: 0.2rem auto 0.2rem 0;
    width: max(3px, var(--bar));
    border-left: 3px solid var(--tone, var(--ag-ink));
    background: var(--fill, transparent);
  }
  /* Words wider than the block go on after it. */
  & > div {
    --after: 0px;
    position: relative;
    /* All of its line: what is left of an hour's would be a speck. */
    min-height: 100%;
    width: max-content;
    max-width: 100cqi;
    margin-left: var(--skip, 0px);
    padding: 0.35rem 0.5rem;
    /* Beside its line or its block, which stay. */
    background: linear-gradient(var(--ground), var(--ground)) max(3px, var(--bar)) 0 / 100% 100% no-repeat;
  }
  &[data-aside] {
    --ground: var(--ag-band);
    & > div > span {
      -webkit-line-clamp: 3;
      word-break: normal;
    }
  }
  /* Nobody has said yet that it suits. */
  &[data-proposed]::before {
    border: 1px dashed var(--tone);
    border-left-width: 3px;
    /* Words go on over its end. */
    border-right-width: 0;
    background: color-mix(in srgb, var(--tone) 6%, var(--ag-surface));
  }
  & b {
    display: none;
  }
  /* A short one before the next has room for initials alone. */
  @container (max-width: 8rem) {
    &[data-lasting] > div {
      padding-inline: 0.4rem 0.15rem;
      line-height: 2.3rem;
    }
    &[data-lasting] :is(a, strong) > span,
    &[data-lasting] > div > span {
      ${byEar}
    }
    /* They are never cut. */
    &[data-lasting] :is(a, strong) {
      overflow: visible;
    }
    &[data-lasting] b {
      display: block;
      font-weight: inherit;
    }
  }
  & > div > * {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    word-break: break-all;
  }
  & a,
  & strong {
    font-size: var(--ag-size-data);
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }
  & > div > span {
    color: var(--ag-ink-soft);
  }
  /* Its block leads there too. */
  & a::before {
    content: '';
    position: absolute;
    inset: 0 min(0px, 100% - var(--bar)) 0 calc(-1 * var(--after));
  }
  & a:hover {
    text-decoration: underline;
  }
  & a:focus-visible {
    display: block;
    overflow: visible;
    white-space: nowrap;
  }
  &[data-before] {
    &::before {
      inset: 0.2rem 0 0.2rem auto;
    }
    &:not([data-lasting])::before {
      border-right: 3px solid var(--tone, var(--ag-ink));
      border-left: 0;
    }
    /* Words wider than the block stand before it; what is cut to its width counts as within. */
    & > div {
      --after: clamp(0px, (100% - var(--bar)) * 1000, var(--bar));
      max-width: max(100cqi - var(--bar), var(--bar) - 1px);
      margin-left: auto;
      background-position-x: -3px;
      background-size: clamp(0px, (100% - var(--bar)) * 1000, 100%) 100%;
      translate: calc(-1 * var(--after));
      text-align: end;
    }
    & a::before {
      inset: 0 calc(-1 * var(--after)) 0 min(0px, 100% - var(--bar));
    }
  }
  @media print {
    container-type: normal;
    min-height: 0;
    &::before,
    & a::before {
      content: none;
    }
    &&& > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.75rem;
      width: auto;
      max-width: none;
      margin: 0;
      padding: 0;
      translate: none;
      text-align: start;
    }
    & > div > * {
      display: block;
      word-break: normal;
    }
  }
  &[data-tone='moss'] {
    --tone: var(--ag-moss);
    --fill: var(--ag-band);
  }
  &[data-tone='glacier'] {
    --tone: var(--ag-glacier);
    --fill: color-mix(in srgb, var(--ag-glacier) 12%, var(--ag-surface));
  }
  &[data-tone='danger'] {
    --tone: var(--ag-danger);
    --fill: color-mix(in srgb, var(--ag-danger) 10%, var(--ag-surface));
    & a,
    & strong {
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
    line-height: 1.2;
    translate: -50%;
  }
`;

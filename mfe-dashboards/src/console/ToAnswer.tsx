import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { consoleTexts } from '../content/console.ts';
import { requestsTexts } from '../content/requests.ts';
import { factLine } from '../member/FactLine.tsx';
import { Initials } from '../member/Initials.tsx';
import { Panel } from '../member/Panel.tsx';
import { rowLink } from '../member/rowLink.ts';
import type { RequestRow } from '../requests/requestsApi.ts';

const texts = consoleTexts.day.toAnswer;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long somebody has waited, as a row has room for it: `il y a 26 min`, `il y a 3 j`. */
function ageOf(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return texts.age.minutes(minutes);
  if (ms < DAY_MS) return texts.age.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
  return texts.age.days(Math.floor(ms / DAY_MS));
}

/** The others are in the list of all. */
const SHOWN = 5;

interface ToAnswerProps {
  readonly oldest: readonly RequestRow[];
  /** How many there are in all. */
  readonly count: number;
}

/** Requests that nobody has answered, the oldest first. */
export function ToAnswer({ oldest, count }: ToAnswerProps) {
  const [now] = useState(() => Date.now());
  return (
    <Panel aria-labelledby="a-repondre">
      <header>
        <h2 id="a-repondre">{oldest.length > 1 ? texts.oldestFirst : texts.title}</h2>
        <a href="/admin/demandes">{texts.all}</a>
      </header>
      {oldest.length === 0 ? (
        <Soft>{texts.none}</Soft>
      ) : (
        <List>
          {oldest.slice(0, SHOWN).map(({ id, name, company, asked, created_at }) => (
            <li key={id}>
              <Initials name={name} />
              <div>
                <a href={`/admin/demandes?demande=${id}`}>{name}</a>
                <small>
                  {company ? <span data-company="">{company} </span> : null}
                  <span>{requestsTexts.asked[asked]} </span>
                </small>
                <Age data-long={now - Date.parse(created_at) > DAY_MS || undefined}>
                  <time dateTime={created_at} title={shortMoment(created_at)}>
                    {ageOf(now - Date.parse(created_at))}
                  </time>
                </Age>
              </div>
              {/* What the whole line does, for who looks for where to press. */}
              <Open aria-hidden="true">{texts.open}</Open>
            </li>
          ))}
        </List>
      )}
      {count > SHOWN ? <a href="/admin/demandes?etape=new&ordre=anciennes">{texts.more(count - SHOWN)}</a> : null}
    </Panel>
  );
}

const List = styled.ul`
  /* The panel's edge is as far from the last line as from its sides. */
  &:last-child {
    margin-bottom: -0.8rem;
  }
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 1rem;
    align-items: center;
    padding-block: 0.8rem;
    border-top: 1px solid var(--ag-line);
    overflow-wrap: anywhere;
  }
  & > li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.1rem 1rem;
    align-items: center;
  }
  & > li:hover {
    background: var(--ag-hover);
  }
  ${rowLink}
  & small {
    ${factLine}
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
  & > li > div > p {
    grid-area: 1 / 2 / span 2;
  }
  /* A line for the name, one for the firm, and one for what is asked for and since when. */
  @media (max-width: 40rem) {
    & > li {
      gap: 0.75rem;
    }
    & > li > [data-initials] {
      align-self: start;
    }
    & > li > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0.1rem 1em;
      overflow-x: clip;
    }
    & > li > div > small {
      display: contents;
      overflow: visible;
    }
    & > li > div > a,
    & > li > div > small > [data-company] {
      flex: 1 0 100%;
    }
    & > li > div > a {
      font-size: var(--ag-size-data);
    }
    & > li > div > small > [data-company] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    /* Large letters have less room than the words need. */
    & > li > div > p {
      white-space: normal;
      text-align: start;
    }
    & > li > div > small > [data-company]::before {
      content: none;
    }
    /* Its point stands as those of the facts before it. */
    & > li > div > p::before {
      content: '·' / '';
      display: inline-block;
      width: 1em;
      margin-left: -1em;
      text-align: center;
      color: var(--ag-ink-soft);
    }
  }
`;

const Open = styled.span`
  padding: 0.4rem 1rem;
  border: 1px solid var(--ag-edge);
  border-radius: 999px;
  font-size: var(--ag-size-data);
  font-weight: 600;
  /* Without its words an arrow, as at the end of other rows. */
  @media (max-width: 40rem) {
    grid-area: 1 / 3;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: 0.25rem;
    padding: 0;
    overflow: hidden;
    border: solid var(--ag-ink-soft);
    border-width: 2px 2px 0 0;
    border-radius: 0;
    font-size: 0;
    rotate: 45deg;
  }
`;

const Age = styled.p`
  text-align: end;
  white-space: nowrap;
  font-size: var(--ag-size-data);
  color: var(--ag-ink-soft);
  &[data-long] {
    color: var(--ag-danger);
    font-weight: 650;
  }
`;

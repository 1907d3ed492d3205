import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { consoleTexts } from '../content/console.ts';
import { requestsTexts } from '../content/requests.ts';
import { Initials } from '../member/Initials.tsx';
import { Panel } from '../member/Panel.tsx';
import { rowLink } from '../member/rowLink.ts';
import type { RequestRow } from '../requests/requestsApi.ts';

const texts = consoleTexts.day.toAnswer;
/** The others are in the list of all. */
const SHOWN = 5;

interface ToAnswerProps {
  readonly oldest: readonly RequestRow[];
  /** How many there are in all. */
  readonly count: number;
}

/** Requests that nobody has answered, the oldest first. */
export function ToAnswer({ oldest, count }: ToAnswerProps) {
  return (
    <Panel aria-labelledby="a-repondre">
      <header>
        <h2 id="a-repondre">{texts.title}</h2>
        <a href="/admin/demandes">{texts.all}</a>
      </header>
      {oldest.length === 0 ? <Soft>{texts.none}</Soft> : null}
      <List>
        {oldest.slice(0, SHOWN).map(({ id, name, company, asked, created_at }) => (
          <li key={id}>
            <Initials name={name} />
            <div>
              <a href={`/admin/demandes?demande=${id}`}>{name}</a>
              {company ? <small>{company}</small> : null}
            </div>
            <span>{requestsTexts.asked[asked]}</span>
            <time dateTime={created_at}>{shortMoment(created_at)}</time>
          </li>
        ))}
      </List>
      {count > SHOWN ? <a href="/admin/demandes?etape=new&ordre=anciennes">{texts.more(count - SHOWN)}</a> : null}
    </Panel>
  );
}

const List = styled.ul`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 3fr) minmax(0, 2fr) auto;
    gap: 0.1rem 1rem;
    align-items: center;
    padding-block: 0.8rem;
    border-top: 1px solid var(--ag-line);
    overflow-wrap: anywhere;
  }
  & > li:hover {
    background: var(--ag-hover);
  }
  ${rowLink}
  & small {
    display: block;
  }
  & > li > span:not([aria-hidden]),
  & small,
  & time {
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
  @media (max-width: 40rem) {
    & > li {
      grid-template-columns: auto minmax(0, 1fr);
      & > :not(span[aria-hidden]) {
        grid-column: 2;
      }
    }
  }
`;

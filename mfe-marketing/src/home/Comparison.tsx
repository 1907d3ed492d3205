import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';

/** The agency beside an ordinary one, as a table that reads well on a phone too. */
export function Comparison(comparison: HomeContent['comparison']) {
  return (
    <Section $ground="band">
      <Body>
        <div>
          <Eyebrow>{comparison.eyebrow}</Eyebrow>
          <h2>{comparison.title}</h2>
        </div>
        <Table>
          <caption className="visually-hidden">{comparison.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="subject">
                <span className="visually-hidden">{comparison.subject}</span>
              </th>
              <th scope="col">{comparison.other}</th>
              <th scope="col" className="ours" translate="no">
                {comparison.ours}
              </th>
            </tr>
          </thead>
          <tbody>
            {comparison.rows.map(([subject, theirs, own]) => (
              <tr key={subject}>
                <th scope="row" className="subject">
                  {subject}
                </th>
                <td className="theirs" data-name={`${comparison.other}\u00a0:`}>
                  {theirs}
                </td>
                <td className="ours" data-name={`${comparison.ours}\u00a0:`}>
                  {own}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 3rem;
  & h2 {
    margin-top: 1.25rem;
    max-width: 14.7em;
  }
  @media (min-width: 64rem) {
    & h2 {
      max-width: 10em;
    }
    grid-template-columns: 5fr 8fr;
    gap: 4rem;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  line-height: 1.4;
  & th,
  & td {
    padding: 1.15rem 1.25rem;
    border-bottom: 1px solid var(--ag-line);
    vertical-align: top;
    font-weight: 400;
  }
  & tbody th {
    padding-left: 0;
    font-weight: 600;
  }
  & .theirs {
    color: var(--ag-ink-soft);
  }
  & .ours {
    width: 40%;
    background: var(--ag-surface);
    font-weight: 600;
  }
  & thead .ours {
    border-top: 3px solid var(--ag-ember);
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  /* On phones each answer says whose it is, below what it answers. */
  @media (max-width: 40rem) {
    overflow-wrap: anywhere;
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tr,
    & th,
    & td {
      display: block;
    }
    & tbody tr {
      padding-block: 1.1rem;
      border-top: 1px solid var(--ag-line);
    }
    & tbody th,
    & td.theirs,
    & td.ours {
      width: auto;
      padding: 0.15rem 0;
      border: 0;
      background: none;
    }
    & tbody th {
      font: 700 var(--ag-size-3) / 1.3 var(--ag-display);
    }
    & td::before {
      content: attr(data-name) ' ';
      color: var(--ag-ink-soft);
      font-weight: 400;
    }
    & td.ours::before {
      color: var(--ag-ember);
      font-weight: 600;
    }
  }
`;

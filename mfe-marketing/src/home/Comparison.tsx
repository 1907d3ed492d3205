import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { homeTexts } from '../content/home.ts';

const texts = homeTexts.comparison;

/** The agency beside an ordinary one, as a table that reads well on a phone too. */
export function Comparison() {
  const [, other, ours] = texts.columns;
  return (
    <Section $ground="band">
      <Body>
        <div>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h2>{texts.title}</h2>
        </div>
        <Table>
          <caption className="visually-hidden">{texts.caption}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{other}</th>
              <th scope="col">{ours}</th>
            </tr>
          </thead>
          <tbody>
            {texts.rows.map(([subject, theirs, own]) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td>{theirs}</td>
                <td>{own}</td>
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
    max-width: 16ch;
  }
  @media (min-width: 64rem) {
    grid-template-columns: 4fr 8fr;
    gap: 5rem;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  & th,
  & td {
    padding: 1.1rem 1rem 1.1rem 0;
    border-bottom: 1px solid var(--ag-line);
    vertical-align: top;
    line-height: 1.4;
  }
  & thead th {
    font-size: var(--ag-size-small);
    font-weight: 600;
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody td {
    color: var(--ag-ink-soft);
  }
  & tbody td:last-child {
    font-weight: 600;
    color: var(--ag-ink);
  }
  @media (max-width: 40rem) {
    & tbody th {
      display: block;
      padding-bottom: 0;
      border: 0;
    }
    & tbody tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    & tbody th {
      grid-column: 1 / -1;
    }
    & thead td {
      display: none;
    }
    & thead tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
`;

import { longDay } from '@agence/shared-contracts/format/frenchDate';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { studyWords as words } from '../../content/studies/words.ts';
import { kilobytes } from '../../figures/format.ts';
import type { StudyMeasures } from './studyData.ts';

/** What a command has measured of a study's site, when and how: read from its file, never typed. */
export function Measures({ measures }: { readonly measures: StudyMeasures }) {
  const { html, total, largestPaint, shift, overflow } = measures;
  const { rows } = words;
  const scripts = `${measures.requests} ${rows.total[1]}, ${measures.scripts} script`;
  const shown = [
    [...rows.html, kilobytes(html)],
    [rows.total[0], scripts, kilobytes(total)],
    [...rows.largestPaint, `${frenchNumber(largestPaint / 1000, { most: 2, least: 2 })}\u00a0s`],
    [...rows.shift, frenchNumber(shift, { most: 3, least: 3 })],
    [...rows.overflow, `${overflow}\u00a0px`],
  ];
  return (
    <Section>
      <Body>
        <div>
          <h2>{words.measures}</h2>
          <p>
            Le {longDay(measures.date)}, {words.measured}
          </p>
          <code>{words.command}</code>
        </div>
        <table aria-label={words.measures}>
          <tbody>
            {shown.map(([name, detail, value]) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {detail ? <small>{detail}</small> : null}
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2rem 4rem;
  & > div {
    display: grid;
    gap: 1rem;
    align-content: start;
  }
  & p,
  & small {
    color: var(--ag-ink-soft);
  }
  & code {
    padding: 0.75rem 1rem;
    border-radius: var(--ag-radius);
    background: var(--ag-spruce);
    color: var(--ag-on-spruce);
    font-size: 0.9375rem;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    overflow-wrap: anywhere;
  }
  & th,
  & td {
    padding: 0.85rem 0;
    border-top: 1px solid var(--ag-line);
    text-align: left;
    font-weight: 500;
  }
  & td {
    padding-left: 1rem;
    text-align: right;
    white-space: nowrap;
    font: 700 1.5rem/1.2 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    font-weight: 400;
    font-size: var(--ag-size-small);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
  }
`;

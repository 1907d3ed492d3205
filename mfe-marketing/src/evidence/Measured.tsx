import { longDay } from '@agence/shared-contracts/format/frenchDate';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { evidence, measuredPages } from '../content/evidence/evidence.ts';
import { LongSection } from '../reading/LongSection.tsx';
import { kept, weightOf } from './weights.ts';

const texts = evidence.measures;
const { columns } = texts;
const SCORES = ['accessibility', 'practices', 'seo'] as const;
/** Scores that are the same everywhere are said once, above. */
const isWhole = kept.pages.every(({ scores }) => SCORES.every((name) => scores[name] === 100));
const SHOWN = isWhole ? [] : SCORES;
const isStill = kept.pages.every(({ shift }) => shift === 0);
const kilobytes = (bytes: number) => `${frenchNumber(bytes / 1024, { most: 0 })}\u00a0ko`;

/** What a command has measured of pages of this site, as it wrote it down: nobody types a figure here. */
export function Measured() {
  return (
    <LongSection id="mesures" $ground="spruce" data-theme="dark">
      <Container>
        <Head>
          <h2>{texts.title}</h2>
          <div>
            <p>{texts.text}</p>
            <p>
              {texts.measuredOn} {longDay(kept.date)}, {texts.tool}&nbsp;{kept.lighthouse}.{' '}
              <a href={texts.public.to} rel="noopener">
                {texts.public.label}
              </a>
            </p>
            <p>
              {texts.commandLabel}&nbsp;: <code>{texts.command}</code>
            </p>
          </div>
        </Head>
        {isWhole ? <Everywhere>{texts.everywhere}</Everywhere> : null}
        {isStill ? <Everywhere>{texts.still}</Everywhere> : null}
        <Table>
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.page}</th>
              {SHOWN.map((name) => (
                <th key={name} scope="col">
                  {columns[name]}
                </th>
              ))}
              <th scope="col">{columns.weight}</th>
              <th scope="col" className="scripts">
                {columns.scripts}
              </th>
              <th scope="col">{columns.requests}</th>
              {isStill ? null : <th scope="col">{columns.shift}</th>}
            </tr>
          </thead>
          <tbody>
            {kept.pages.map((page) => (
              <tr key={page.path}>
                <th scope="row">
                  <a href={page.path}>{measuredPages[page.path]}</a>
                </th>
                {SHOWN.map((name) => (
                  <td key={name} className="score">
                    <b data-whole={page.scores[name] === 100 ? '' : undefined}>{page.scores[name]}</b>
                  </td>
                ))}
                <td>{kilobytes(weightOf(page))}</td>
                <td className="scripts">{kilobytes(page.bytes.scripts)}</td>
                <td>{page.requests}</td>
                {isStill ? null : <td>{frenchNumber(page.shift, { most: 3 })}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </Container>
    </LongSection>
  );
}

const Head = styled.header`
  display: grid;
  gap: 1.5rem 5rem;
  & > h2 {
    max-width: 11em;
    font-size: var(--ag-size-1);
  }
  & > div {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
    max-width: 36em;
    color: var(--ag-on-spruce-soft);
  }
  & a {
    display: inline-block;
    padding-block: 0.35rem;
  }
  & code {
    display: inline-block;
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
  }
`;

const Everywhere = styled.p`
  margin-top: 2rem;
  font: 700 var(--ag-size-3) / 1.3 var(--ag-display);
  color: var(--ag-moss);
  & + & {
    margin-top: 0.25rem;
  }
`;

const Table = styled.table`
  width: 100%;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 0.9rem 0.75rem;
    border-top: 1px solid color-mix(in srgb, var(--ag-on-spruce) 20%, transparent);
    text-align: right;
    white-space: nowrap;
    font-weight: 500;
  }
  & th:first-child {
    padding-left: 0;
    text-align: left;
    white-space: normal;
  }
  & th:last-child,
  & td:last-child {
    padding-right: 0;
  }
  & thead th {
    border: 0;
    font-size: var(--ag-size-small);
    color: var(--ag-on-spruce-soft);
  }
  & tbody a {
    display: inline-block;
    padding-block: 0.35rem;
  }
  & .score b {
    display: inline-grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 2px solid var(--ag-edge);
    border-radius: 50%;
    font: 700 1.0625rem/1 var(--ag-display);
  }
  & [data-whole] {
    border-color: var(--ag-moss);
    color: var(--ag-moss);
  }
  @media (max-width: 60rem) {
    & th,
    & td {
      padding-inline: 0.5rem;
    }
  }
  @media (max-width: 47.99rem) {
    ${laidOutWhenNear('30rem')}
    & .scripts {
      display: none;
    }
    & th:first-child {
      overflow-wrap: anywhere;
    }
    & th,
    & td {
      padding: 0.6rem 0.35rem;
    }
  }
`;

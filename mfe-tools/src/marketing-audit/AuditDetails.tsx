import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import styled from 'styled-components';
import { type AuditQuestion, auditTexts } from '../content/marketingAudit.ts';
import { blockScores, MOST_POINTS } from './score.ts';

const texts = auditTexts.result;

interface AuditDetailsProps {
  readonly questions: readonly AuditQuestion[];
  readonly answers: readonly number[];
}

/** Everything that the relief shows, as tables: each block with its three answers. */
export function AuditDetails({ questions, answers }: AuditDetailsProps) {
  return (
    <Details>
      <h2>{texts.details}</h2>
      <div>
        {blockScores(questions, answers).map(({ id, name, points, most, percent }) => (
          <table key={id}>
            <caption>
              <span>{name}</span> <b>{texts.points(points, most)}</b>
              <ProgressBar value={percent} aria-label={texts.blockScore(name, percent)} />
            </caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{texts.columns.question}</th>
                <th scope="col">{texts.columns.points}</th>
              </tr>
            </thead>
            <tbody>
              {questions.map((question, index) =>
                question.block === id ? (
                  <tr key={question.id}>
                    <th scope="row">
                      {question.question}
                      <small>{question.answers[answers[index] ?? 0]}</small>
                    </th>
                    <td>{texts.points(answers[index] ?? 0, MOST_POINTS)}</td>
                  </tr>
                ) : null,
              )}
            </tbody>
          </table>
        ))}
      </div>
    </Details>
  );
}

const Details = styled.section`
  padding-top: clamp(2.5rem, 6vw, 5rem);
  & > div {
    display: grid;
    gap: 3rem clamp(2rem, 6vw, 6rem);
    margin-top: 2rem;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    break-inside: avoid;
  }
  & caption {
    padding-bottom: 0.5rem;
    text-align: left;
  }
  & caption > span,
  & caption > b {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & caption > b {
    float: right;
  }
  & caption > progress {
    margin-top: 0.75rem;
  }
  & tbody th,
  & td {
    padding: 0.8rem 0;
    border-bottom: 1px solid var(--ag-line);
    text-align: left;
    vertical-align: top;
    font-weight: 500;
  }
  & td {
    padding-left: 1rem;
    text-align: right;
    white-space: nowrap;
  }
  & small {
    display: block;
    font-size: var(--ag-size-small);
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    & > div {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

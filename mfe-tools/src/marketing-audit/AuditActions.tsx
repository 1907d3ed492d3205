import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { type AuditQuestion, auditBlocks, auditTexts } from '../content/marketingAudit.ts';
import { topActions } from './score.ts';

const texts = auditTexts.result;

interface AuditActionsProps {
  readonly questions: readonly AuditQuestion[];
  readonly answers: readonly number[];
}

/** The three next actions, most urgent first, each with where to learn it or who does it (AMB-23). */
export function AuditActions({ questions, answers }: AuditActionsProps) {
  const actions = topActions(questions, answers);
  return (
    <Plan>
      <h2>{actions.length === 3 ? texts.actions : texts.fewActions}</h2>
      <p>{actions.length === 0 ? texts.noActions : texts.actionsText}</p>
      <ol>
        {actions.map(({ id, block, action, answers: named }) => (
          <li key={id}>
            <div>
              <Badge $tone="glacier">{auditBlocks.find((known) => known.id === block)?.name}</Badge>
              <h3>{action.title}</h3>
              <p>{action.text}</p>
              <p>
                <b>{texts.today}</b> {named[answers[questions.findIndex((question) => question.id === id)] ?? 0]}
              </p>
              <a href={action.link.href}>{action.link.label}</a>
            </div>
          </li>
        ))}
      </ol>
    </Plan>
  );
}

const Plan = styled.section`
  padding-top: clamp(2.5rem, 6vw, 5rem);
  & > p {
    max-width: var(--ag-measure);
    margin-top: 0.75rem;
    font-size: var(--ag-size-lead);
    color: var(--ag-ink-soft);
  }
  & > ol {
    counter-reset: action;
    margin-top: 2rem;
  }
  & > ol > li {
    counter-increment: action;
    display: grid;
    grid-template-columns: clamp(3rem, 10vw, 9rem) 1fr;
    padding-block: 2rem;
    border-top: 1px solid var(--ag-line);
    break-inside: avoid;
  }
  /* What the heading announces begins on its page. */
  & > h2,
  & > p {
    break-after: avoid;
  }
  & > ol > li::before {
    content: counter(action);
    font: 700 clamp(3rem, 8vw, 6rem) / 0.85 var(--ag-display);
    letter-spacing: -0.04em;
    color: var(--ag-ember);
  }
  & li > div {
    display: grid;
    gap: 0.6rem;
    justify-items: start;
  }
  & li p {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
  & li b {
    margin-right: 0.4rem;
    font-weight: 600;
    color: var(--ag-ink);
  }
  & li a {
    padding-block: 0.6rem;
    font-weight: 600;
  }
  @media (min-width: 64rem) {
    & li > div {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.6rem 3rem;
      width: 100%;
    }
    & li > div > :not(a) {
      grid-column: 1;
    }
    & li a {
      grid-area: 1 / 2 / span 4;
      align-self: center;
      max-width: 18rem;
    }
  }
`;

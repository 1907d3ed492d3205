import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, laidOutWhenNear, Row } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import sample from '../content/evidence/auditSample.json' with { type: 'json' };
import { evidence } from '../content/evidence/evidence.ts';
import { Fictional } from '../marks/Fictional.tsx';
import { LongSection } from '../reading/LongSection.tsx';
import { wideOnPhones } from '../reading/wideOnPhones.ts';
import { SampleRelief } from './SampleRelief.tsx';

const texts = evidence.audit;

/** A result of the audit with everything that led to it, as the tool computes it. */
export function AuditSample() {
  const { score, band, questions, actions, address } = sample;
  return (
    <LongSection id="audit">
      <Body>
        <header>
          <h2>{texts.title}</h2>
          <p>
            {texts.text} <Fictional>{texts.mark}</Fictional>
          </p>
        </header>
        <Result data-theme="dark">
          <div>
            <p className="score">
              {score} <small>{texts.of}</small>
            </p>
            <h3>{band.name}</h3>
            <p>{band.text}</p>
          </div>
          <SampleRelief />
        </Result>
        <div className="parts">
          <section aria-label={texts.answers}>
            <h3>{texts.answers}</h3>
            <ol>
              {questions.map(({ block, question, answer, points }, index) => (
                <li key={question}>
                  {block === questions[index - 1]?.block ? null : <small>{block}</small>}
                  <p>{question}</p>
                  <strong>{answer}</strong>
                  <Points $points={points}>{texts.points(points)}</Points>
                </li>
              ))}
            </ol>
          </section>
          <section aria-label={texts.actions}>
            <h3>{texts.actions}</h3>
            <ol className="actions">
              {actions.map(({ title, text }) => (
                <li key={title}>
                  <h4>{title}</h4>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <Row>
              <ButtonLink href={address}>{texts.open}</ButtonLink>
              <ButtonLink href="/outils/audit-marketing" $look="quiet">
                {texts.own}
              </ButtonLink>
            </Row>
          </section>
        </div>
      </Body>
    </LongSection>
  );
}

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 3.5rem);
  & > header {
    display: grid;
    gap: 1rem 5rem;
  }
  & > header > p {
    max-width: 36em;
    color: var(--ag-ink-soft);
  }
  /* What says that it is invented has a line of its own. */
  & > header span {
    display: table;
    margin-top: 0.75rem;
  }
  & .parts {
    display: grid;
    gap: 3rem 5rem;
  }
  & .parts > section {
    ${laidOutWhenNear('50rem')}
    /* For the ring around what has the focus. */
    overflow-clip-margin: 0.5rem;
  }
  & .parts h3 {
    margin-bottom: 1rem;
  }
  & section > ol > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.15rem 1.5rem;
    padding-block: 0.8rem;
    border-top: 1px solid var(--ag-line);
  }
  & li > small {
    grid-column: 1 / -1;
    font: 700 1rem/1.6 var(--ag-display);
    color: var(--ag-ember);
  }
  /* The quiet way stands where its own words begin. */
  & a + a {
    margin-left: -1.5px;
    justify-content: start;
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & section > div {
    ${wideOnPhones}
  }
  & section > ol > li > p {
    grid-column: 1 / -1;
    color: var(--ag-ink-soft);
    font-size: 0.9375rem;
  }
  & section > .actions {
    counter-reset: action;
    margin-bottom: 1.5rem;
  }
  & section > .actions > li {
    counter-increment: action;
    display: block;
    position: relative;
    padding: 1.1rem 0 1.1rem 3rem;
  }
  & .actions > li::before {
    content: counter(action);
    position: absolute;
    left: 0;
    font: 700 2.25rem/1 var(--ag-display);
    color: var(--ag-ember);
  }
  & h4 {
    font: 600 1.1875rem/1.3 var(--ag-display);
  }
  @media (min-width: 60rem) {
    & > header {
      grid-template-columns: 4fr 8fr;
      align-items: end;
    }
    & section > ol {
      columns: 2;
      column-gap: 5rem;
    }
    & section > .actions {
      columns: 3;
      column-gap: 3rem;
    }
    & section > ol > li {
      break-inside: avoid;
    }
  }
`;

const Result = styled.div`
  display: grid;
  gap: 2rem 4rem;
  align-items: center;
  padding: clamp(1.5rem, 4vw, 4rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
  print-color-adjust: exact;
  ${laidOutWhenNear('39rem')}
  box-shadow: 0 0 0 1px var(--ag-line);
  color: var(--ag-on-spruce);
  & .score {
    font: 700 clamp(5rem, 12vw, 9rem) / 0.9 var(--ag-display);
    letter-spacing: -0.05em;
  }
  & .score > small {
    font: 600 var(--ag-size-lead) / 1 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-on-spruce-soft);
  }
  & h3 {
    margin-top: 2rem;
    font-size: var(--ag-size-2);
  }
  & h3 + p {
    max-width: 28.2em;
    margin-top: 0.75rem;
    color: var(--ag-on-spruce-soft);
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Points = styled.b<{ $points: number }>`
  color: ${({ $points }) => ($points < 2 ? 'var(--ag-ember)' : 'inherit')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

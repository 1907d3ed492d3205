import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { MethodContent } from '../content/method/method.ts';

/** The steps of a site along its weeks, to scale. */
export function SiteWeeks({ title, lead, label, steps }: MethodContent['site']) {
  const all = Math.max(...steps.map(({ weeks }) => weeks[1]));
  return (
    <Section $ground="spruce" data-theme="dark">
      <Container>
        <Head>
          <h2>{title}</h2>
          <p>{lead}</p>
        </Head>
        <Steps aria-label={label}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <Bar $from={step.weeks[0] / all} $to={step.weeks[1] / all}>
                <i />
                <b>{step.duration}</b>
              </Bar>
              <p>{step.task}</p>
            </li>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}

const Head = styled.header`
  display: grid;
  gap: 1rem 5rem;
  & > p {
    max-width: 34em;
    color: var(--ag-on-spruce-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
    align-items: end;
  }
`;

const Steps = styled.ol`
  margin-top: clamp(2rem, 4vw, 3.5rem);
  & > li {
    display: grid;
    gap: 0.5rem 2rem;
    padding-block: 1.25rem;
    border-top: 1px solid color-mix(in srgb, var(--ag-on-spruce) 18%, transparent);
  }
  & > li > p {
    color: var(--ag-on-spruce-soft);
    font-size: 0.9375rem;
  }
  /* The bar stands beside what a step is called and what it leaves. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > li {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
    & > li > div {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: 2fr 6fr 4fr;
      align-items: center;
    }
  }
`;

const Bar = styled.div<{ $from: number; $to: number }>`
  display: grid;
  gap: 0.4rem;
  & > i {
    height: 0.75rem;
    margin-left: ${({ $from }) => $from * 100}%;
    width: ${({ $from, $to }) => ($to - $from) * 100}%;
    background: var(--ag-ember);
    print-color-adjust: exact;
  }
  & > b {
    font-size: var(--ag-size-small);
    font-weight: 600;
    /* Below the beginning of its bar, unless it would have no room there. */
    display: grid;
    grid-template-columns: minmax(0, ${({ $from }) => $from * 100}%) max-content;
  }
  & > b::before {
    content: '';
  }
`;

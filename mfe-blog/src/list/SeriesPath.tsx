import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { listTexts as texts } from '../content/blog.ts';
import { commonTexts } from '../content/common.ts';
import { articlePath } from '../content/slugs.ts';
import type { SeriesData } from './seriesOf.ts';

/** Articles to read in an order, each as wide as it is long. */
export function SeriesPath({ title, steps }: SeriesData) {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return (
    <Band>
      <Inner>
        <div>
          <h2>{title}</h2>
          <p>{texts.seriesLead(minutes)}</p>
        </div>
        {/* One slope, from the first page to the last. */}
        <Slope>
          <svg viewBox="0 0 700 130" preserveAspectRatio="none" aria-hidden="true">
            <path d="M-9 118H0C90 114 130 88 190 80s90 4 130-6 90-34 150-34 70 8 110-2 70-28 120-34h9v140H-9z" />
          </svg>
          <Steps $columns={steps.map((step) => `${step.minutes}fr`).join(' ')}>
            {steps.map((step) => (
              <li key={step.slug}>
                <a href={articlePath(step.slug)}>{step.name}</a>
                <span>{commonTexts.minutes(step.minutes)}</span>
              </li>
            ))}
          </Steps>
        </Slope>
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  padding-block: clamp(3rem, 6vw, 6rem);
  background: var(--ag-band);
  ${laidOutWhenNear('30rem')}
`;

const Inner = styled(Container)`
  display: grid;
  gap: 2rem clamp(2rem, 5vw, 5rem);
  & p {
    margin-top: 1rem;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
    align-items: end;
  }
`;

const Slope = styled.div`
  & > svg {
    width: 100%;
    height: clamp(4rem, 12vw, 7.5rem);
    fill: color-mix(in oklab, var(--ag-ember) 14%, transparent);
    stroke: var(--ag-ember);
    stroke-width: 3.5;
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
`;

const Steps = styled.ol<{ $columns: string }>`
  counter-reset: step;
  border-top: 3px solid var(--ag-ink);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: 0.35rem 0.5rem;
    align-items: baseline;
    padding-block: 1rem;
  }
  & > li::before {
    counter-increment: step;
    content: counter(step);
    font: 700 1.25rem / 1.2 var(--ag-display);
    color: var(--ag-ember);
  }
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
  & a {
    font: 700 1.25rem / 1.2 var(--ag-display);
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & li:hover a {
    text-decoration: underline;
  }
  & span {
    color: var(--ag-ink-soft);
  }
  & span::after {
    content: ' →';
    content: ' →' / '';
    color: var(--ag-ember);
  }
  @media (min-width: 48rem) {
    display: grid;
    grid-template-columns: ${({ $columns }) => $columns};
    /* Minutes stand on one line, however long the names are. */
    & > li {
      grid-template: auto 1fr auto / minmax(0, 1fr);
      padding: 1rem 1.25rem 0.5rem 0;
    }
    & > li + li {
      padding-left: 1.25rem;
      border-width: 0 0 0 1px;
      border-left: 1px solid var(--ag-line);
    }
  }
`;

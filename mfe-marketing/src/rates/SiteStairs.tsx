import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { RatesData } from './ratesData.ts';

interface SiteStairsProps {
  readonly texts: RatesData['sites'];
  readonly steps: RatesData['steps'];
}

/** Kinds of sites as stairs: a step begins at the lowest price of its kind and ends at the highest. */
export function SiteStairs({ texts: { title, lead, scale, features }, steps }: SiteStairsProps) {
  const most = Math.max(...steps.map(({ to }) => to));
  return (
    <Section $ground="band">
      <Container>
        <Head>
          <h2>{title}</h2>
          <p>{lead}</p>
        </Head>
        <Stairs aria-label={scale}>
          {steps.map((site) => (
            <li key={site.type}>
              <Step $low={site.from / most} $high={site.to / most} translate="no">
                <b>
                  {frenchNumber(site.from)}
                  {' à '}
                  {frenchNumber(site.to)}&nbsp;$
                </b>
                <i />
              </Step>
              <h3>{site.type}</h3>
              <small>{site.timeline}</small>
              <ul aria-label={features}>
                {site.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </Stairs>
      </Container>
    </Section>
  );
}

const Head = styled.header`
  display: grid;
  gap: 1rem 5rem;
  & > p {
    max-width: 30em;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    align-items: end;
    & > h2 {
      max-width: 9em;
    }
  }
`;

const Stairs = styled.ol`
  display: grid;
  gap: 3rem;
  margin-top: clamp(2rem, 4vw, 3rem);
  & > li > h3 {
    margin-top: 1.25rem;
  }
  & > li > small {
    color: var(--ag-ink-soft);
  }
  & ul {
    margin-top: 0.75rem;
  }
  & ul > li {
    padding-block: 0.5rem;
    border-top: 1px solid var(--ag-line);
    font-size: 0.9375rem;
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 2.5rem;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;
    align-items: end;
    & > li {
      display: grid;
      grid-template-rows: 26rem auto auto 14rem;
      align-items: end;
    }
    & > li > h3,
    & > li > small,
    & > li > ul {
      align-self: start;
      padding-right: 2rem;
    }
    & > li:last-child > ul {
      padding-right: 0;
    }
  }
`;

/* On wide windows as high as its price, on narrow ones as long. */
const Step = styled.p<{ $low: number; $high: number }>`
  position: relative;
  & > b {
    font: 800 clamp(1.75rem, 1.2rem + 1.6vw, 2.5rem) / 1.1 var(--ag-display);
    letter-spacing: -0.03em;
  }
  & > i {
    display: block;
    height: 1.25rem;
    print-color-adjust: exact;
    margin-top: 0.75rem;
    background: linear-gradient(
      90deg,
      var(--ag-line) ${({ $low }) => $low * 100}%,
      var(--ag-ember) ${({ $low }) => $low * 100}% ${({ $high }) => $high * 100}%,
      transparent ${({ $high }) => $high * 100}%
    );
  }
  @media (min-width: 60rem) {
    & > b {
      display: block;
      padding-right: 1rem;
    }
    & > i {
      height: ${({ $high }) => $high * 22}rem;
      background: linear-gradient(
        0deg,
        color-mix(in srgb, var(--ag-ink) 12%, var(--ag-band)) ${({ $low, $high }) => ($low / $high) * 100}%,
        var(--ag-ember) ${({ $low, $high }) => ($low / $high) * 100}%
      );
    }
  }
`;

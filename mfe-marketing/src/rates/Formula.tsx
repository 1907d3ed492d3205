import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { RatesData } from './ratesData.ts';

type FormulaProps = Pick<RatesData, 'options' | 'scales'> & { readonly texts: RatesData['formula'] };

/** How the price of a site comes about, as a sum that is written out: parts, and by what they are multiplied. */
export function Formula({ texts: { title, text, least, base, options: label, link }, options, scales }: FormulaProps) {
  return (
    <Section $ground="spruce" data-theme="dark">
      <Container>
        <Head>
          <h2>{title}</h2>
          <div>
            <p>{text}</p>
            <p>{least}</p>
            <a href={link.to}>{link.label}</a>
          </div>
        </Head>
        <Sum>
          <section className="base" aria-label={base}>
            <h3>{base}</h3>
            <List translate="no" aria-label={label}>
              {options.map(({ name, value }) => (
                <li key={name}>
                  <span>{name}</span>
                  <b>{value}</b>
                </li>
              ))}
            </List>
          </section>
          {scales.map(({ name, levels }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <List>
                {levels.map((level) => (
                  <li key={level.name}>
                    <span>{level.name}</span>
                    <b>{level.value}</b>
                  </li>
                ))}
              </List>
            </section>
          ))}
        </Sum>
      </Container>
    </Section>
  );
}

const Head = styled.header`
  display: grid;
  gap: 1rem 5rem;
  & > div {
    max-width: 34em;
    color: var(--ag-on-spruce-soft);
  }
  & p + p {
    margin-top: 0.75rem;
  }
  & a {
    display: inline-block;
    margin-top: 0.5rem;
    padding-block: 0.6rem;
    color: var(--ag-on-spruce);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
    & > h2 {
      max-width: 8em;
    }
  }
`;

const Sum = styled.div`
  display: grid;
  gap: 2.5rem 4rem;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  & > section {
    position: relative;
    padding-top: 1rem;
    border-top: 3px solid var(--ag-ember);
  }
  /* In the line of what it multiplies by; where both stand beside each other, between them. */
  & > section + section > h3::before {
    content: '×';
    content: '×' / '';
    margin-right: 0.6rem;
    color: var(--ag-ember);
  }
  @media (min-width: 48rem) and (max-width: 59.99rem) {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    & > .base {
      grid-row: span 2;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 6fr 4fr 4fr;
    & > section + section > h3::before {
      position: absolute;
      inset: -1.05rem auto auto -2.65rem;
      margin: 0;
      font: 700 2rem/1 var(--ag-display);
    }
  }
`;

const List = styled.ul`
  margin-top: 0.75rem;
  font-size: 0.9375rem;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.45rem;
    border-top: 1px solid color-mix(in srgb, var(--ag-on-spruce) 18%, transparent);
  }
  & b {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

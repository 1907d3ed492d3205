import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { AboutContent } from '../content/about/about.ts';

/** What the agency does not do, struck out as one strikes it out of a contract, and what it does. */
export function Refused({ title, lead, refusedLabel, items }: AboutContent['refused']) {
  return (
    <Section $ground="band">
      <Body>
        <header>
          <h2>{title}</h2>
          <p>{lead}</p>
        </header>
        <ol>
          {items.map((item) => (
            <li key={item.no}>
              <h3>
                <span className="visually-hidden">{refusedLabel} </span>
                <s>{item.no}</s>
              </h3>
              <p>
                {item.yes} {'link' in item ? <a href={item.link.to}>{item.link.label}</a> : null}
              </p>
            </li>
          ))}
        </ol>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: clamp(2rem, 4vw, 3.5rem);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.5rem 2rem;
  }
  & > header > p {
    color: var(--ag-ink-soft);
  }
  & > ol {
    display: grid;
    gap: clamp(2rem, 4vw, 3rem);
  }
  & li {
    display: grid;
    gap: 0.75rem 3rem;
  }
  & h3 {
    font-weight: 500;
    font-size: clamp(1.6rem, 1.15rem + 1.9vw, 2.75rem);
    line-height: 1.12;
    letter-spacing: -0.02em;
    text-wrap: balance;
    color: var(--ag-ink-soft);
  }
  /* As thin as on the page about searches that are not bought. */
  & s {
    text-decoration: 2px line-through var(--ag-ember);
    text-decoration-skip-ink: none;
  }
  & li > p {
    max-width: 33em;
  }
  @media (min-width: 60rem) {
    & li {
      grid-template-columns: 8fr 4fr;
      align-items: baseline;
    }
  }
`;

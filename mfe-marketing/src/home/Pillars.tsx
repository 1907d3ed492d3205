import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';

/** The three expertises as steps, each higher than the one before. */
export function Pillars({ eyebrow, title, items }: HomeContent['pillars']) {
  return (
    <Section id="expertises">
      <Container>
        <Heading>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2>{title}</h2>
        </Heading>
        <Stairs>
          {items.map(({ name, text, proof, links }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="text">{text}</p>
              {proof.map(({ value, label }) => (
                <p key={label} className="proof">
                  <strong>{value}</strong> {label}
                </p>
              ))}
              <div>
                {links.map(({ to, label }) => (
                  <a key={to} href={to}>
                    {label}
                  </a>
                ))}
              </div>
            </li>
          ))}
        </Stairs>
      </Container>
    </Section>
  );
}

const Heading = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-bottom: 3rem;
  & > h2 {
    max-width: 17ch;
    font-size: var(--ag-size-1);
  }
`;

/* Wide screens draw one stepped line over the three columns; its risers are the borders on their left. */
const Stairs = styled.ul`
  display: grid;
  gap: 3.5rem;
  & > li {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr auto auto;
    gap: 1.1rem;
    padding-top: 1.75rem;
    border-top: 2px solid var(--ag-ink);
  }
  & h3 {
    font-size: var(--ag-size-2);
  }
  & .text {
    color: var(--ag-ink-soft);
  }
  & strong {
    display: block;
    font: 700 var(--ag-size-1) / 1.1 var(--ag-display);
  }
  & a {
    display: flex;
    justify-content: space-between;
    padding-block: 0.65rem;
    border-top: 1px solid var(--ag-line);
    font-weight: 600;
    text-decoration: none;
  }
  & a::after {
    content: '→';
    color: var(--ag-ember);
  }
  & a:hover {
    color: var(--ag-ember);
  }
  /* On tablets the proof stands beside what it proves. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > li {
      grid-template: 'name proof' auto 'text proof' 1fr 'links links' auto / 5fr 4fr;
      column-gap: 3rem;
    }
    & .proof {
      grid-area: proof;
    }
    & > li > div {
      grid-area: links;
      display: grid;
      grid-template-columns: subgrid;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;
    & > li {
      padding-right: 3rem;
    }
    & .proof {
      min-height: 7rem;
    }
    & > li:nth-child(1) {
      margin-top: 8rem;
    }
    & > li:nth-child(2) {
      margin-top: 4rem;
    }
    & > li + li {
      padding-left: 2rem;
    }
    & > li + li::before {
      content: '';
      position: absolute;
      top: -2px;
      left: 0;
      height: 4rem;
      border-left: 2px solid var(--ag-ink);
    }
  }
`;

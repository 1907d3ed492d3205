import { Picture } from '@agence/shared-contracts/art/Picture';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import styled, { keyframes } from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';
import { goodAdvert, goodPipeline, goodStoryboard, goodTrails, planRelief } from '../pictures/pictures.ts';
import { Clauses } from '../reading/Clauses.tsx';

const GOODS = [goodAdvert, goodStoryboard, goodPipeline];
/** The three expertises as trails to one summit, each with what is made of it. */
export function Pillars({ eyebrow, title, items }: HomeContent['pillars']) {
  return (
    <Section id="expertises">
      <Body>
        <Side>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2>
            <Clauses>{title}</Clauses>
          </h2>
          <Terrain className="terrain">
            <Picture of={planRelief} alt="" />
            <Picture className="trails" of={goodTrails} light="day" />
          </Terrain>
        </Side>
        <ol>
          {items.map(({ name, text, proof, links }, index) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
                {proof.map(({ value, label }) => (
                  <p key={label} className="proof">
                    <strong>{value}</strong>
                    {` ${label}`}
                  </p>
                ))}
                <p>
                  {links.map(({ to, label }) => (
                    <a key={to} href={to}>
                      {label}
                    </a>
                  ))}
                </p>
              </div>
              <Picture of={GOODS[index] ?? goodAdvert} light="day" />
            </li>
          ))}
        </ol>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 3rem;
  & > ol {
    counter-reset: trail;
    border-bottom: 1px solid var(--ag-line);
  }
  & > ol > li {
    display: grid;
    gap: 1.25rem 2.5rem;
    padding-block: 2.25rem;
    border-top: 1px solid var(--ag-line);
  }
  & > ol > li img {
    width: 13.5rem;
    align-self: center;
  }
  & > ol > li > div {
    display: grid;
    gap: 0.75rem;
  }
  & h3 {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    font-size: 1.75rem;
  }
  & h3::before {
    counter-increment: trail;
    content: counter(trail);
    display: grid;
    place-items: center;
    flex: none;
    width: 2.1rem;
    height: 2.1rem;
    border-radius: 50%;
    background: var(--ag-ember);
    color: var(--ag-on-ember);
    font-size: 1rem;
  }
  & li p {
    color: var(--ag-ink-soft);
  }
  & .proof strong {
    color: var(--ag-ink);
    font: 700 var(--ag-size-3) / 1.1 var(--ag-display);
  }
  & li a {
    display: inline-block;
    margin-right: 1.25rem;
    padding-block: 0.6rem;
    color: var(--ag-ink);
    font-weight: 600;
  }
  & li a:hover {
    color: var(--ag-ember);
  }
  @media (min-width: 40rem) {
    & > ol > li {
      grid-template-columns: 1fr 13.5rem;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
    gap: clamp(3rem, 6vw, 6rem);
    align-items: start;
  }
`;

const Side = styled.div`
  display: grid;
  gap: 1.25rem;
  /* The map is beside its words, and hardly higher. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template: 1fr 2fr / minmax(0, 1fr) 17rem;
    column-gap: 3rem;
    & > p {
      align-self: end;
    }
    & > .terrain {
      grid-area: 1 / 2 / span 2;
      margin: 0;
    }
  }
  @media (min-width: 60rem) {
    position: sticky;
    top: 6.5rem;
  }
`;

const climb = keyframes`
  from { clip-path: inset(100% 0 0); }
  /* Between an inset and none there is no way. */
  to { clip-path: inset(0); }
`;

const Terrain = styled.div`
  position: relative;
  /* Hidden, it would be what scrolls. */
  overflow: clip;
  width: min(100%, 28rem);
  aspect-ratio: 400 / 430;
  margin-top: 0.75rem;
  border-radius: var(--ag-radius-large);
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 63% 50%;
  }
  /* Up to the summit as one scrolls; they stand there for who wants no motion, and where browsers cannot. */
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      & .trails {
        animation: ${climb} linear backwards;
        animation-timeline: view();
        animation-range: entry 40% contain 40%;
      }
    }
  }
`;

import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { testimonials } from '../content/home.ts';
import { nextIndex } from './nextIndex.ts';

const texts = {
  title: 'Ceux qui ont déjà grimpé',
  example: 'Exemple',
  previous: 'Témoignage précédent',
  next: 'Témoignage suivant',
  jump: (name: string) => `Témoignage de ${name}`,
  over: 'en',
  roi: 'Rendement',
} as const;

/** Testimonials that scroll by hand before JavaScript; then with buttons that wrap around, and dots. */
export function Testimonials() {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const show = (to: number) => {
    setIndex(to);
    const { current } = track;
    const slide = current?.children[to] as HTMLElement | undefined;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    current?.scrollTo({ left: (slide?.offsetLeft ?? 0) - current.offsetLeft, behavior: calm ? 'instant' : 'smooth' });
  };
  const follow = () => {
    const { current } = track;
    if (current) setIndex(Math.round(current.scrollLeft / current.clientWidth));
  };
  return (
    <Section aria-roledescription="carrousel" aria-label={texts.title}>
      <Container>
        <Head>
          <h2>{texts.title}</h2>
          <Controls>
            <button
              type="button"
              aria-label={texts.previous}
              onClick={() => show(nextIndex(index, -1, testimonials.length))}
            >
              ←
            </button>
            <button
              type="button"
              aria-label={texts.next}
              onClick={() => show(nextIndex(index, 1, testimonials.length))}
            >
              →
            </button>
          </Controls>
        </Head>
        <Track ref={track} onScrollEnd={follow} tabIndex={0} aria-label={texts.title}>
          {testimonials.map(({ id, quote, name, position, company, location, before, after, period, roi }) => (
            <li key={id}>
              <blockquote>« {quote} »</blockquote>
              <div>
                <p>
                  <strong>{name}</strong>
                  <br />
                  {position}, {company}, {location} <small>({texts.example})</small>
                </p>
                <Result>
                  {before} → <strong>{after}</strong> {texts.over} {period}
                  <br />
                  {texts.roi} : <strong>{roi}</strong>
                </Result>
              </div>
            </li>
          ))}
        </Track>
        <Dots>
          {testimonials.map(({ id, name }, dot) => (
            <button
              key={id}
              type="button"
              aria-label={texts.jump(name)}
              aria-current={dot === index}
              onClick={() => show(dot)}
            />
          ))}
        </Dots>
      </Container>
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 2rem;
  margin-bottom: 2.5rem;
`;

const Controls = styled.div`
  display: flex;
  gap: 0.5rem;
  & > button {
    width: 3rem;
    height: 3rem;
    border: 1.5px solid var(--ag-line);
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & > button:hover {
    border-color: currentColor;
  }
`;

const Track = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > li {
    flex: none;
    display: grid;
    gap: 2rem 4rem;
    align-items: end;
    width: 100%;
    padding-right: 1rem;
    scroll-snap-align: start;
  }
  & blockquote {
    max-width: 24ch;
    font: 600 var(--ag-size-1) / 1.12 var(--ag-display);
    letter-spacing: -0.02em;
  }
  & li > div {
    display: grid;
    gap: 1rem;
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: 8fr 4fr;
    }
  }
`;

const Result = styled.p`
  padding-left: 1rem;
  border-left: 2px solid var(--ag-moss);
  font-variant-numeric: tabular-nums;
`;

const Dots = styled.div`
  display: flex;
  margin: 1.5rem 0 0 -1rem;
  & > button {
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  & > button::after {
    content: '';
    display: block;
    width: 1.25rem;
    height: 3px;
    margin: auto;
    background: var(--ag-line);
  }
  & > button[aria-current='true']::after {
    background: var(--ag-ember);
  }
`;

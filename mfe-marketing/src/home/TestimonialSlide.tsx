import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { exampleMark } from '../content/exampleMark.ts';
import type { HomeContent } from '../content/home/home.ts';
import type { Testimonial } from '../content/home/testimonials.ts';
import { Fictional } from '../marks/Fictional.tsx';
import { nextIndex } from './nextIndex.ts';
import { ResultChart } from './ResultChart.tsx';

export const slideId = (id: string) => `temoignage-${id}`;

type TestimonialsContent = HomeContent['testimonials'];

interface TestimonialSlideProps extends TestimonialsContent {
  /** Place of the one to show. */
  readonly at: number;
  /** Makes the handler that moves the track to a slide. */
  readonly goTo: (to: number) => (event: MouseEvent) => void;
}

/**
 * One client: what they say, who they are, what changed, and the way to the neighbours. What stands together is one text: between two,
 * a document has a comment, and this one has three of everything.
 */
export function TestimonialSlide({ items, texts, at, goTo }: TestimonialSlideProps) {
  const { id, quote, avatar, name, position, company, location, businessType, results, isVerified } = items[
    at
  ] as Testimonial;
  const arrow = (step: 1 | -1, label: string, sign: string) => {
    const to = nextIndex(at, step, items.length);
    const { id: target, name: person } = items[to] as Testimonial;
    return (
      <a
        href={`#${slideId(target)}`}
        rel={step > 0 ? 'next' : 'prev'}
        aria-label={`${label}\u00a0: ${person}`}
        onClick={goTo(to)}
      >
        {sign}
      </a>
    );
  };
  return (
    <Slide id={slideId(id)}>
      <blockquote>{`«\u00a0${quote}\u00a0»`}</blockquote>
      <Person>
        <span aria-hidden="true">{avatar}</span>
        <p>
          <strong>{name}</strong>&ensp;{isVerified ? null : <Fictional>{exampleMark}</Fictional>}
          <br />
          {`${position}, ${company}`}
          <br />
          {`${businessType}, ${location}`}
        </p>
      </Person>
      <Result>
        <ResultChart {...results} texts={texts} />
      </Result>
      <Arrows>
        {arrow(-1, texts.previous, '←')}
        {arrow(1, texts.next, '→')}
      </Arrows>
    </Slide>
  );
}

const Slide = styled.li`
  flex: none;
  display: grid;
  gap: 2rem;
  /* Its arrows stand at the foot of the track, at the end of the line of dots. */
  grid-template-rows: auto auto 1fr auto;
  width: 100%;
  /* As far as the ring around what has the focus. */
  padding: 0.5rem;
  scroll-snap-align: start;
  scroll-margin-top: 8rem;
  & > blockquote {
    font: 600 clamp(1.625rem, 1rem + 2.6vw, 3.25rem) / 1.15 var(--ag-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  @media print {
    break-inside: avoid;
    margin-bottom: 2rem;
  }
  @media (min-width: 40rem) {
    grid-template: auto 1fr auto / 7fr 5fr;
    gap: 2rem 3rem;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 8fr 4fr;
    gap: 2rem 5rem;
  }
`;

const Result = styled.div`
  font-size: var(--ag-size-small);
  @media (min-width: 40rem) {
    grid-area: 1 / 2;
  }
`;

const Person = styled.div`
  display: flex;
  align-self: start;
  align-items: center;
  gap: 1rem;
  line-height: 1.4;
  & > span {
    display: grid;
    place-items: center;
    flex: none;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: 50%;
    background: var(--ag-ink);
    color: var(--ag-ground);
    font: 700 1rem var(--ag-display);
  }
`;

const Arrows = styled.div`
  display: flex;
  gap: 0.5rem;
  grid-column: 1 / -1;
  justify-content: end;
  /* Where there is room they stand before the dots, below who speaks. */
  @media (min-width: 40rem) {
    justify-content: start;
  }
  & > a {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 1.5px solid var(--ag-line);
    border-radius: 50%;
    text-decoration: none;
  }
  & > a:hover {
    border-color: currentColor;
  }
`;

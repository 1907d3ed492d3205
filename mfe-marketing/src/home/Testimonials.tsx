import { ofName } from '@agence/shared-contracts/format/ofName';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { type MouseEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';
import { prefersCalm } from '../motion/prefersCalm.ts';
import { slideId, TestimonialSlide } from './TestimonialSlide.tsx';

/**
 * Testimonials in a track that scrolls by hand. Arrows and dots are links to the slides, so they work before JavaScript;
 * hydrated, they slide instead of jumping and the dots follow.
 */
export function Testimonials({ texts, items }: HomeContent['testimonials']) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const goTo = (to: number) => (event: MouseEvent) => {
    event.preventDefault();
    setIndex(to);
    const slide = track.current?.children[to];
    slide?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: prefersCalm() ? 'instant' : 'smooth' });
    // Every slide has its arrows: the one that was pressed goes on in the slide that comes.
    const { rel } = event.currentTarget as HTMLAnchorElement;
    if (rel) slide?.querySelector<HTMLElement>(`[rel=${rel}]`)?.focus({ preventScroll: true });
  };
  const follow = () => {
    if (track.current) setIndex(Math.round(track.current.scrollLeft / track.current.clientWidth));
  };
  return (
    <Section aria-roledescription="carrousel" aria-label={texts.title}>
      <Container>
        <Title>{texts.title}</Title>
        <Track ref={track} onScrollEnd={follow}>
          {items.map(({ id }, at) => (
            <TestimonialSlide key={id} items={items} texts={texts} at={at} goTo={goTo} />
          ))}
        </Track>
        <Dots>
          {items.map(({ id, name }, dot) => (
            <a key={id} href={`#${slideId(id)}`} aria-current={dot === index} onClick={goTo(dot)}>
              <span className="visually-hidden">{`${texts.jump} ${ofName(name)}`}</span>
            </a>
          ))}
        </Dots>
      </Container>
    </Section>
  );
}

const Title = styled.h2`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

const Track = styled.ul`
  display: flex;
  /* As far as its slides are inset. */
  margin: -0.5rem;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  /* On paper one stands below the other. */
  @media print {
    display: block;
    overflow: visible;
  }
`;

/* On the line of the arrows of each slide; above the track, which would take their clicks. */
const Dots = styled.div`
  position: relative;
  display: flex;
  width: fit-content;
  margin-top: -3.375rem;
  @media (min-width: 40rem) {
    margin-left: 7.5rem;
  }
  & > a {
    display: grid;
    align-items: center;
    /* Six of them leave room for the arrows on the smallest phones. */
    width: min(2.75rem, 10vw);
    height: 2.75rem;
  }
  & > a::after {
    content: '';
    width: 1.25rem;
    height: 3px;
    background: var(--ag-line);
  }
  & > a[aria-current='true']::after {
    background: var(--ag-ember);
  }
`;

import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import type { SectionOf } from '../../content/landing.ts';
import { filmScenes } from '../../content/specimens.ts';
import { Fictional } from '../../marks/Fictional.tsx';
import { stillChalet, stillClinic, stillWorkshop } from '../../pictures/pictures.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** What is seen in each frame. */
const STILLS = { wide: stillWorkshop, tall: stillChalet, square: stillClinic };

/** Kinds of films, each in the frame that it is shot for. */
export function Films({ title, ground, films }: SectionOf<'films'>) {
  return (
    <SectionFrame title={title} ground={ground}>
      <List>
        {films.map(({ name, text, length, frame }) => (
          <li key={name} data-frame={frame}>
            <figure aria-hidden="true">
              <Picture of={STILLS[frame]} alt="" />
              <figcaption>
                <Fictional>{exampleMark}</Fictional>
                <q>{filmScenes[frame]}</q>
              </figcaption>
            </figure>
            <div>
              <small>{length}</small>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}

const List = styled.ul`
  display: grid;
  gap: 3.5rem;
  & > li {
    display: grid;
    gap: 1.5rem;
    align-content: start;
  }
  & > li > div {
    display: grid;
    gap: 0.5rem;
  }
  & figure {
    position: relative;
    overflow: hidden;
    border-radius: var(--ag-radius-large);
    aspect-ratio: 16 / 9;
    /* On phones higher than its film: what is said over it leaves the scene to be seen. */
    @media (max-width: 39.99rem) {
      aspect-ratio: 4 / 3;
    }
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Who is filmed stays in each cut. */
  & [data-frame='tall'] img {
    object-position: 82% 0;
  }
  & [data-frame='square'] img {
    object-position: 100% 0;
    scale: 1.06;
    transform-origin: 100% 0;
  }
  & figcaption {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-rows: auto 1fr;
    justify-items: start;
    padding: 1rem;
    color: var(--ag-on-spruce);
  }
  & figcaption > * {
    outline: 2px solid var(--ag-spruce);
    background: var(--ag-spruce);
    color: inherit;
  }
  /* What is said has its own ground, so that nobody's face lies in a shade. */
  & q {
    align-self: end;
    padding: 0.4rem 0.75rem;
    border-radius: var(--ag-radius);
    font: 700 1.125rem/1.25 var(--ag-display);
    quotes: none;
    /* As wide as its longer line. */
    width: min-content;
    max-width: 100%;
    overflow-wrap: break-word;
    @media (max-width: 39.99rem) {
      padding: 0.3rem 0.6rem;
      font-size: 0.9375rem;
    }
  }
  @media (max-width: 39.99rem) {
    & figcaption {
      padding: 0.6rem;
    }
    & [data-frame='wide'] img {
      object-position: 78% 50%;
    }
  }
  & [data-frame='tall'] figure {
    max-width: 17rem;
    aspect-ratio: 9 / 16;
  }
  & [data-frame='square'] figure {
    max-width: 22rem;
    aspect-ratio: 1;
  }
  & h3 {
    font-size: var(--ag-size-2);
  }
  & small {
    font-weight: 600;
    color: var(--ag-ember);
  }
  & p {
    max-width: 29.5em;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 40rem) {
    & [data-frame='wide'] q {
      width: auto;
    }
  }
  /* The vertical and the square one are equally high beside each other. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template-columns: 9fr 16fr;
    column-gap: 2.5rem;
    & > [data-frame='wide'] {
      grid-column: 1 / -1;
    }
    & [data-frame] figure {
      max-width: none;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 8fr 4fr;
    gap: 4.5rem 5rem;
    & [data-frame='square'] {
      grid-template-columns: 20rem minmax(14rem, 1fr);
      gap: 2.5rem;
      align-items: end;
    }
    /* As high as the two beside it. */
    & [data-frame='tall'] {
      grid-row: span 2;
      grid-template-rows: 1fr auto;
    }
    & [data-frame='tall'] figure {
      max-width: none;
      min-height: 36rem;
      height: 100%;
      aspect-ratio: auto;
    }
    & [data-frame='tall'] img {
      position: absolute;
      inset: 0;
      /* Less of the sky. */
      scale: 1.28;
      transform-origin: 60% 100%;
    }
  }
`;

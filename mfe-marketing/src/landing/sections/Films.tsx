import { Picture } from '@agence/shared-contracts/art/Picture';
import { massifVideo, portraitHelene } from '@agence/shared-contracts/art/pictures';
import styled from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { goodKitchen } from '../../pictures/pictures.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** What is seen in each frame: a place, a thing, a face. */
const SCENES = { wide: massifVideo, tall: goodKitchen, square: portraitHelene };

/** Kinds of films, each in the frame that it is shot for. */
export function Films({ title, ground, films }: SectionOf<'films'>) {
  return (
    <SectionFrame title={title} ground={ground}>
      <List>
        {films.map(({ name, text, length, frame }) => (
          <li key={name} data-frame={frame}>
            <Picture of={SCENES[frame]} alt="" light="day" />
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
  & img {
    width: 100%;
    object-fit: cover;
    aspect-ratio: 16 / 9;
  }
  & [data-frame='tall'] img {
    max-width: 17rem;
    aspect-ratio: 9 / 16;
  }
  & [data-frame='square'] img {
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
    & [data-frame='tall'],
    & [data-frame='square'] {
      grid-template-columns: auto minmax(14rem, 1fr);
      gap: 2.5rem;
      align-items: end;
    }
    & [data-frame='tall'] img {
      width: 17rem;
    }
    & [data-frame='square'] img {
      width: 20rem;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 8fr 4fr;
    gap: 4.5rem 5rem;
    & [data-frame='tall'] {
      grid-row: span 2;
      grid-template-columns: 1fr;
      gap: 1.5rem;
      align-items: start;
    }
  }
`;

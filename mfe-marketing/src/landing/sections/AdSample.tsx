import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { goodCounter, goodIsland, goodKitchen, goodStool } from '../../pictures/pictures.ts';

/** What the invented kitchen maker sells, in the order of its lines. */
const GOODS = [goodIsland, goodCounter, goodStool];

type SampleProps = Pick<SectionOf<'formats'>['formats'][number], 'sample' | 'lines'>;

/** A drawing of an advertisement in one of Google's formats. */
export function AdSample({ sample, lines }: SampleProps) {
  const [first = '', second = '', third = '', ...more] = lines;
  switch (sample) {
    case 'search':
      return (
        <Result aria-hidden="true">
          <small>Commandité · {first}</small>
          <strong>{second}</strong>
          <span>{third}</span>
          {more.length > 0 ? (
            <p>
              {more.map((way) => (
                <u key={way}>{way}</u>
              ))}
            </p>
          ) : null}
        </Result>
      );
    case 'shopping':
      return (
        <Shelf aria-hidden="true">
          {lines.map((line, index) => (
            <span key={line}>
              <Picture of={GOODS[index] ?? goodKitchen} alt="" />
              {line.split(', ').map((part) => (
                <b key={part}>{part}</b>
              ))}
            </span>
          ))}
        </Shelf>
      );
    case 'display':
      return (
        <Banner data-theme="dark" aria-hidden="true">
          <Picture of={goodKitchen} alt="" />
          <div>
            <strong>{first}</strong>
            <b>{second}</b>
          </div>
        </Banner>
      );
    case 'video':
      return (
        <Player data-theme="dark" aria-hidden="true">
          <Picture of={goodKitchen} alt="" />
          <span>{first}</span>
          <b>{second}</b>
        </Player>
      );
  }
}

const Result = styled.div`
  display: grid;
  gap: 0.35rem;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & strong {
    font-size: var(--ag-size-lead);
    line-height: 1.3;
    text-wrap: balance;
    color: var(--ag-glacier);
  }
  & small,
  & span {
    color: var(--ag-ink-soft);
    text-wrap: balance;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin-top: 0.5rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--ag-line);
    font-weight: 600;
    color: var(--ag-glacier);
  }
`;

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1rem;
  font-size: var(--ag-size-small);
  font-weight: 600;
  line-height: 1.4;
  /* Its name, and its price. */
  & b {
    display: block;
    font-weight: inherit;
  }
  & img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    margin-bottom: 0.5rem;
    border-radius: var(--ag-radius);
  }
`;

const Banner = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
  /* As high as the words beside it. */
  & img {
    width: 100%;
    height: 0;
    min-height: 100%;
    object-fit: cover;
    object-position: 50% 70%;
  }
  & > div {
    display: grid;
    gap: 1rem;
    justify-items: start;
    padding: 1.5rem;
  }
  & strong,
  & b {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & b {
    padding: 0.6rem 1rem;
    background: var(--ag-ember);
    color: var(--ag-on-ember);
    font-size: var(--ag-size-small);
  }
`;

const Player = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-ground);
  color: var(--ag-on-spruce);
  & img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  & > span,
  & > b {
    position: absolute;
    left: 1rem;
    bottom: 1.25rem;
    max-width: calc(100% - 2rem);
    padding: 0.5rem 0.9rem;
    border-radius: var(--ag-radius);
    background: rgb(6 24 32 / 0.85);
    font: 700 1.125rem/1.25 var(--ag-display);
  }
  & > b {
    left: auto;
    right: 1rem;
    bottom: auto;
    top: 1rem;
    padding: 0.3rem 0.6rem;
    font: 600 0.8125rem/1.3 var(--ag-text);
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 0.3rem;
    background: linear-gradient(90deg, var(--ag-ember) 33%, color-mix(in srgb, currentColor 35%, transparent) 33%);
  }
`;

import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import styled from 'styled-components';
import { productTexts } from '../content/product.ts';
import type { Leaf } from '../product/readInside.ts';
import { calendarGuide1, calendarGuide2, kitGuide1, kitGuide2 } from './pictures.ts';

/** Leaves of what is sold, small, as pictures of it: their captions say what each is. */
export function Leaves({ leaves }: { readonly leaves: readonly Leaf[] }) {
  if (leaves.length === 0) return null;
  return (
    // What scrolls is reached by keyboard.
    <List data-sideways="" aria-label={productTexts.leaves} tabIndex={0}>
      {leaves.map((leaf) => (
        <li key={leaf.caption}>
          <figure>
            <div className="ground" aria-hidden="true" data-theme="light">
              <Drawn leaf={leaf} />
            </div>
            <figcaption>{leaf.caption}</figcaption>
          </figure>
        </li>
      ))}
    </List>
  );
}

function Drawn({ leaf }: { readonly leaf: Leaf }) {
  switch (leaf.kind) {
    case 'table':
      return <Table {...leaf} />;
    case 'pages': {
      const [first, second] = pages[leaf.of];
      return (
        <div className="pages">
          <Picture of={second} light="day" className="under" />
          <Picture of={first} light="day" />
        </div>
      );
    }
    case 'card':
      return (
        <div className="paper card">
          <p className="over">{leaf.over}</p>
          <p className="name">{leaf.title}</p>
          <p>{leaf.text}</p>
          {leaf.end ? <p className="end">{leaf.end}</p> : null}
        </div>
      );
  }
}

function Table({ columns, rows }: Extract<Leaf, { kind: 'table' }>) {
  return (
    <table className="paper">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, at) => (
              <td key={columns[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const pages = {
  'guide-calendrier-de-contenu': [calendarGuide1, calendarGuide2],
  'guide-trousse-de-mesure': [kitGuide1, kitGuide2],
} as const satisfies Record<string, readonly [PictureSource, PictureSource]>;

const List = styled.ul`
  /* On phones beside each other, so that the words are near. */
  display: flex;
  gap: 1rem;
  scroll-snap-type: x proximity;
  @media (max-width: 39.99rem) {
    /* It goes on beyond the edge of the screen. */
    margin-inline: calc(-1 * var(--ag-gutter));
    padding-inline: var(--ag-gutter);
    scroll-padding-inline: var(--ag-gutter);
  }
  /* A part of the next one says that there is more: laid over its drawing, a fade would be a smear. */
  &::after {
    display: none;
  }
  & > li {
    flex: none;
    width: 82%;
    scroll-snap-align: start;
    border-radius: var(--ag-radius-large);
    background: var(--ag-band);
    overflow: hidden;
  }
  & figcaption {
    padding: 0.75rem 1.1rem 0.9rem;
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  /* Letters grow with the leaf, as those of a picture do. */
  & .ground {
    container-type: inline-size;
    display: grid;
    aspect-ratio: 4 / 3;
    padding: 1.1rem 1.1rem 0;
    overflow: hidden;
    /* Sheets go on below: what is cut there fades instead of ending within a line. */
    mask-image: linear-gradient(#000 80%, #0000);
    /* In the dark pale paper would end in smoke. */
    @media (prefers-color-scheme: dark) {
      mask-image: none;
    }
    overflow-wrap: normal;
    color: var(--ag-ink);
    background: none;
  }
  & .paper {
    width: 100%;
    background: var(--ag-surface);
    box-shadow: 0 0.1rem 0.8rem rgb(7 18 14 / 0.16);
    font-size: 4.1cqi;
    line-height: 1.35;
  }
  /* Few rows are shown whole; more of them go on below the edge. */
  & table {
    height: 90%;
    border-collapse: collapse;
    hyphens: auto;
  }
  & :is(th, td) {
    padding: 1.4cqi 2cqi;
    border: 1px solid var(--ag-line);
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  & th {
    border-color: var(--ag-moss);
    font-weight: 700;
    color: var(--ag-surface);
    background: var(--ag-moss);
  }
  & .card {
    display: grid;
    align-content: start;
    gap: 2cqi;
    padding: 6cqi;
    border-top: 1.4cqi solid var(--ag-ember);
    font-size: 5.2cqi;
  }
  & .over {
    font-size: 4.4cqi;
    font-weight: 600;
    color: var(--ag-ember);
  }
  & .name {
    font: 700 8.6cqi/1.1 var(--ag-display);
  }
  & .end {
    padding-top: 2cqi;
    border-top: 1px solid var(--ag-line);
    color: var(--ag-ink-soft);
  }
  /* The first before the other one, which shows beside it; neither goes over an edge of the ground but its foot. */
  & .pages {
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
  }
  & .pages img {
    grid-area: 1 / 1 / 2 / 8;
    width: 100%;
    box-shadow: 0 0.1rem 0.8rem rgb(7 18 14 / 0.2);
  }
  & .pages .under {
    grid-area: 1 / 4 / 2 / 11;
    margin-top: 8%;
  }
  @media (min-width: 40rem) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    & > li {
      width: auto;
    }
  }
  @media (prefers-color-scheme: dark) {
    & .ground {
      filter: brightness(0.86) saturate(0.94);
    }
  }
`;

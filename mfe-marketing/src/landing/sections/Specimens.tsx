import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import styled from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** Colours of a palette's lines; those without a name have the first one. */
const SWATCHES = [undefined, 'sand', 'forest'];

type Specimen = SectionOf<'specimens'>['specimens'][number];

/** What is made, each beside a specimen of it. */
export function Specimens({ title, ground, specimens }: SectionOf<'specimens'>) {
  return (
    <SectionFrame title={title} ground={ground}>
      <List>
        {specimens.map((specimen) => (
          <li key={specimen.name}>
            <Sample {...specimen} />
            <h3>{specimen.name}</h3>
            <p>{specimen.text}</p>
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}

function Sample({ sample, lines }: Pick<Specimen, 'sample' | 'lines'>) {
  switch (sample) {
    case 'article':
      return (
        <Article aria-hidden="true">
          <strong>{lines[0]}</strong>
          {lines.slice(1).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Article>
      );
    case 'storyboard':
      return (
        <Storyboard aria-hidden="true">
          {lines.map((line) => (
            <span key={line}>
              <CoverArt seed={line} tone="glacier" />
              {line}
            </span>
          ))}
        </Storyboard>
      );
    case 'palette':
      return (
        <Palette aria-hidden="true">
          <CoverArt seed={lines.join()} tone="clay" />
          {lines.map((line, index) => (
            <span key={line} className={SWATCHES[index]}>
              {line}
            </span>
          ))}
        </Palette>
      );
  }
}

/* A broad first column: writing is where content begins. */
const List = styled.ul`
  display: grid;
  gap: 3.5rem;
  & > li {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.75rem;
  }
  & > li > div {
    height: 19rem;
    margin-bottom: 1rem;
  }
  & h3 {
    font-size: var(--ag-size-2);
  }
  & p {
    max-width: 28.2em;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 4fr 3fr;
    gap: 3rem;
  }
`;

const Article = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: 0.9rem;
  overflow: hidden;
  padding: 2rem;
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > span {
    color: var(--ag-ink-soft);
  }
  & > strong {
    font: 700 var(--ag-size-2) / 1.15 var(--ag-display);
    color: var(--ag-ink);
  }
`;

const Storyboard = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.6rem;
  font-size: var(--ag-size-small);
  line-height: 1.3;
  & svg {
    height: 6.5rem;
    aspect-ratio: auto;
    margin-bottom: 0.3rem;
  }
`;

const Palette = styled.div`
  display: grid;
  grid-template-rows: 1fr repeat(4, auto);
  overflow: hidden;
  & svg {
    height: 100%;
    min-height: 0;
  }
  & > span {
    padding: 0.45rem 0.9rem;
    background: #8a3a19;
    color: #ffffff;
    font-size: var(--ag-size-small);
  }
  & > .sand {
    background: #f3e3d3;
    color: var(--ag-spruce);
  }
  & > .forest {
    background: var(--ag-spruce);
  }
`;

import { usePageUrl } from '@agence/shared-contracts/platform';
import styled, { css } from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { Raised } from '../../marks/Raised.tsx';
import { titlesInStep } from '../../reading/titlesInStep.ts';
import { hasSketch, PlaceSketch } from '../art/PlaceSketch.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** What is particular about a place, and what follows for who sells there. */
export function Place({ title, ground, paragraphs, facts }: SectionOf<'place'>) {
  const isDrawn = hasSketch(usePageUrl().pathname);
  return (
    <SectionFrame title={title} ground={ground}>
      <Columns $isDrawn={isDrawn}>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {isDrawn ? <PlaceSketch /> : null}
        <dl>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>
                <Raised name={name} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Columns>
    </SectionFrame>
  );
}

/* Below the drawing, what is said of each part stands in three columns. */
const drawn = css`
  & > svg {
    align-self: center;
    max-width: 30rem;
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > dl {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: 2.5rem;
    }
    & > dl > div {
      ${titlesInStep}
    }
  }
`;

const Columns = styled.div<{ $isDrawn: boolean }>`
  display: grid;
  gap: 3rem;
  & > div {
    display: grid;
    gap: 1.5rem;
    align-content: start;
  }
  & p {
    font-size: var(--ag-size-lead);
    line-height: 1.55;
  }
  & p:first-child::first-letter {
    float: left;
    margin: 0.08em 0.1em 0 0;
    font: 800 3.6em/0.75 var(--ag-display);
    color: var(--ag-ember);
  }
  & dl {
    margin: 0;
  }
  & dl > div {
    padding-block: 1.25rem;
    border-top: 1px solid var(--ag-line);
  }
  & dt {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & dd {
    margin: 0.5rem 0 0;
    color: var(--ag-ink-soft);
  }
  ${({ $isDrawn }) => $isDrawn && drawn}
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    gap: 4rem 5rem;
  }
`;

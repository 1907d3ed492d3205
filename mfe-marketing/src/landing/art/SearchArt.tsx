import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import type { Landing } from '../../content/landing.ts';
import { Fictional } from '../../marks/Fictional.tsx';
import { AdSample } from '../sections/AdSample.tsx';

/** A search, the advertisement of the page that answers it, and the one figure to remember about those. */
export function SearchArt({ sections }: Pick<Landing, 'sections'>) {
  const formats = sections.flatMap((section) => (section.kind === 'formats' ? section.formats : []));
  const answer = formats.find(({ sample }) => sample === 'search');
  return (
    <Figure aria-hidden="true">
      <p>
        cuisine sur mesure québec prix
        <i />
      </p>
      {answer ? (
        <div>
          <AdSample {...answer} />
          <Fictional>{exampleMark}</Fictional>
        </div>
      ) : null}
      <strong>5,8x</strong>
      <small>de ROAS moyen</small>
    </Figure>
  );
}

const Figure = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1rem 1.25rem;
  & > p,
  & > div {
    grid-column: 1 / -1;
  }
  & > p {
    display: flex;
    align-items: center;
    padding: 1.1rem 1.5rem;
    border-radius: 999px;
    background: var(--ag-surface);
    box-shadow: 0 0 0 1.5px var(--ag-line), var(--ag-shadow);
    font-size: var(--ag-size-lead);
    line-height: 1.3;
  }
  & i {
    flex: none;
    width: 2px;
    height: 1.2em;
    margin-left: 2px;
    background: var(--ag-ember);
  }
  /* It answers from below the field, and says what it is in its corner. */
  & > div {
    position: relative;
  }
  & > div > span {
    position: absolute;
    top: 1.1rem;
    right: 1.25rem;
  }
  & > div > div {
    padding-top: 3.25rem;
    box-shadow: 0 0 0 1px var(--ag-line), var(--ag-shadow);
  }
  & > strong {
    margin-top: 0.75rem;
    font: 800 clamp(4rem, 2rem + 6vw, 7.25rem) / 0.95 var(--ag-display);
    letter-spacing: -0.03em;
  }
  & > small {
    align-self: end;
    padding-bottom: 0.6em;
    font: 600 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  /* Text of twice the size on a phone: its words have a line of their own. */
  @media (max-width: 17rem) {
    & > small {
      grid-column: 1 / -1;
    }
  }
`;

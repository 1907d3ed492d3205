import styled from 'styled-components';
import { offerTexts } from '../content/offerGenerator.ts';
import { type ContourPaths, Contours } from '../frame/Contours.tsx';
import { parts } from './writeOffer.ts';

const texts = offerTexts.sheet;

/** The sheet while nothing is written on it: says what will stand there. Shown where there is room for it. */
export function OfferBlank({ contours }: { readonly contours: ContourPaths }) {
  return (
    <Blank>
      <header>
        <Contours {...contours} />
        <p>{texts.blank}</p>
      </header>
      <ol aria-label={texts.blankParts}>
        {parts.map((part) => (
          <li key={part}>
            {texts.parts[part]}
            <i />
          </li>
        ))}
      </ol>
    </Blank>
  );
}

const Blank = styled.div`
  display: none;
  overflow: hidden;
  border-radius: var(--ag-radius);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > header {
    position: relative;
    padding: 3rem clamp(1.25rem, 4vw, 3.5rem);
    background: var(--ag-band);
  }
  & > header > p {
    position: relative;
    max-width: 16em;
    font: 700 var(--ag-size-3) / 1.25 var(--ag-display);
  }
  & > ol {
    display: grid;
    gap: 1.5rem;
    padding: 2rem clamp(1.25rem, 4vw, 3.5rem) 2.5rem;
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--ag-ink-soft);
  }
  & i {
    display: block;
    height: 0.7rem;
    margin-top: 0.5rem;
    border-radius: 999px;
    background: var(--ag-band);
  }
  & li:nth-child(3n + 1) > i {
    width: 78%;
  }
  & li:nth-child(3n) > i {
    width: 62%;
  }
  & li:first-child > i {
    height: 1.4rem;
  }
  /* On paper one fills it in by hand. */
  @media print, (min-width: 64rem) {
    display: block;
  }
`;

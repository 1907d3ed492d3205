import { Prose } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { offerFields, offerTexts } from '../content/offerGenerator.ts';
import { Fictional } from '../frame/Fictional.tsx';
import { BULLET, type Offer, parts } from './writeOffer.ts';

const texts = offerTexts.sheet;

/** The sheet before anything is asked for: what the answers that stand in the empty fields would give. */
export function OfferBlank({ example }: { readonly example: Offer }) {
  return (
    <Blank>
      <header>
        <Fictional>{texts.blank}</Fictional>
        <p>{offerFields[0].example}</p>
      </header>
      <ol aria-label={texts.blankParts}>
        {parts.map((part) => (
          <li key={part} data-part={part}>
            <small>{texts.parts[part]}</small>
            {part === 'inclus' ? (
              <Prose>
                <ul>
                  {example[part].split('\n').map((line) => (
                    <li key={line}>{line.replace(BULLET, '')}</li>
                  ))}
                </ul>
              </Prose>
            ) : (
              <p>{example[part]}</p>
            )}
          </li>
        ))}
      </ol>
    </Blank>
  );
}

const Blank = styled.div`
  --edge: clamp(1.25rem, 4vw, 3rem);
  overflow: hidden;
  border-radius: var(--ag-radius);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > * {
    padding: 2rem var(--edge);
  }
  & > header {
    background: var(--ag-band);
  }
  & > header > p {
    margin-top: 0.75rem;
    font: 700 var(--ag-size-2) / 1.2 var(--ag-display);
  }
  & > ol {
    padding-block: 0;
  }
  & li[data-part] {
    padding-block: 1.1rem;
    border-top: 1px solid var(--ag-line);
  }
  & li > small {
    font-weight: 600;
    color: var(--ag-ink-soft);
  }
  & li > p {
    white-space: pre-line;
  }
  /* The foot of the sheet. */
  & li[data-part='annonce'] {
    margin-inline: calc(-1 * var(--edge));
    padding-inline: var(--edge);
    background: var(--ag-band);
  }
  & li[data-part='accroche'] {
    border: 0;
  }
  & [data-part='accroche'] > p {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  /* The names of its parts stand in the margin. */
  @media (min-width: 64rem) {
    & li[data-part]:not([data-part='accroche']) {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      gap: 1.5rem;
    }
  }
`;

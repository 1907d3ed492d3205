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
        <p>{offerFields[0].placeholder}</p>
      </header>
      <ol aria-label={texts.blankParts}>
        {parts.map((part) => (
          <li key={part}>
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
  overflow: hidden;
  border-radius: var(--ag-radius);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > * {
    padding: 2rem clamp(1.25rem, 4vw, 3.5rem);
  }
  & > header {
    background: var(--ag-band);
  }
  & > header > p {
    margin-top: 0.75rem;
    font: 700 var(--ag-size-2) / 1.2 var(--ag-display);
  }
  & > ol {
    display: grid;
    gap: 1.25rem;
  }
  & li > small {
    font-weight: 600;
    color: var(--ag-ember);
  }
  & li > p {
    white-space: pre-line;
  }
  & > ol > li:first-child > p {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
`;

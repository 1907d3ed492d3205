import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { offerTexts } from '../content/offerGenerator.ts';
import { LONGEST_PART } from './offerLink.ts';
import type { useOffer } from './useOffer.ts';
import type { Part } from './writeOffer.ts';

const texts = offerTexts.sheet;

interface OfferPartProps {
  readonly part: Part;
  readonly text: string;
  readonly state: ReturnType<typeof useOffer>;
}

/** One part of the offer, which is changed where it stands; what was proposed can be taken back. */
export function OfferPart({ part, text, state }: OfferPartProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useEffect(() => {
    const element = area.current;
    if (!element || CSS.supports?.('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);

  return (
    <Passage data-part={part}>
      <label htmlFor={`offre-${part}`}>{texts.parts[part]}</label>
      <textarea
        ref={area}
        id={`offre-${part}`}
        rows={1}
        maxLength={LONGEST_PART}
        spellCheck
        lang="fr-CA"
        value={text}
        onChange={(event) => state.edit(part, event.currentTarget.value)}
        onBlur={state.keepEdits}
      />
      {state.isChanged(part) ? (
        <button type="button" onClick={() => state.restore(part)}>
          {texts.restore}
        </button>
      ) : null}
    </Passage>
  );
}

const Passage = styled.div`
  display: grid;
  padding-top: 1.5rem;
  break-inside: avoid;
  & > label {
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--ag-ink-soft);
  }
  & > textarea {
    field-sizing: content;
    width: calc(100% + 1.5rem);
    margin-inline: -0.75rem;
    padding: 0.35rem 0.75rem;
    border: 0;
    border-radius: var(--ag-radius);
    background: none;
    font-size: 1.0625rem;
    line-height: 1.55;
    resize: none;
    overflow: hidden;
  }
  & > textarea:hover {
    background: color-mix(in srgb, var(--ag-ink) 5%, transparent);
  }
  &[data-part='accroche'] > textarea {
    font: 700 var(--ag-size-2) / 1.15 var(--ag-display);
    letter-spacing: -0.02em;
  }
  &[data-part='garantie'] > textarea {
    font-weight: 600;
  }
  /* The foot of the sheet. */
  &[data-part='annonce'] {
    margin-top: 1.5rem;
    padding-bottom: clamp(1rem, 3vw, 2rem);
    background: var(--ag-band);
  }
  & > button {
    justify-self: start;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    font-size: var(--ag-size-small);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    color: var(--ag-glacier);
    cursor: pointer;
  }
  /* The names of the parts stand in the margin. */
  @media (min-width: 64rem) {
    &:not([data-part='accroche']) {
      grid-template-columns: 8rem minmax(0, 1fr);
      column-gap: 1.5rem;
    }
    & > label {
      padding-top: 0.6rem;
    }
    &:not([data-part='accroche']) > button {
      grid-column: 2;
    }
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;

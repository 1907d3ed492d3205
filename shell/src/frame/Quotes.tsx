import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { footerQuotes, quotesTexts } from '../content/footer.ts';
import { Invented } from './Invented.tsx';

/** How long a quote stays, in milliseconds (marketing-site §9). */
export const QUOTE_MS = 4000;

/** Client quotes that take turns; they rest while somebody points at them, for whoever stops them, and without motion. */
export function Quotes({ hidden = [] }: { readonly hidden?: readonly string[] | undefined }) {
  const quotes = footerQuotes.filter(({ claim }) => !hidden.includes(claim));
  const { length } = quotes;
  const [index, setIndex] = useState(0);
  const [resting, setResting] = useState(false);
  // The server's quote stands still: the button comes with the motion that it stops.
  const [isRunning, setRunning] = useState<boolean>();
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setRunning(true);
  }, []);
  useEffect(() => {
    if (resting || !isRunning) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % length), QUOTE_MS);
    return () => clearInterval(timer);
  }, [resting, isRunning, length]);
  const rest = () => setResting(true);
  const go = () => setResting(false);
  const quote = quotes[index];
  if (!quote) return null;
  return (
    <Panel onPointerEnter={rest} onPointerLeave={go}>
      <Invented>{quotesTexts.example}</Invented>
      <Stars role="img" aria-label={`${quote.rating} ${quotesTexts.stars}`}>
        {'★'.repeat(quote.rating)}
      </Stars>
      <blockquote>{`«\u00a0${quote.text}\u00a0»`}</blockquote>
      <figcaption>{`${quote.author}, ${quote.company}`}</figcaption>
      {isRunning === undefined ? null : (
        <Pause type="button" onClick={() => setRunning(!isRunning)}>
          {isRunning ? quotesTexts.pause : quotesTexts.resume}
        </Pause>
      )}
    </Panel>
  );
}

const Panel = styled.figure`
  ${laidOutWhenNear('12rem')}
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 1rem;
  align-items: center;
  align-content: start;
  min-height: 12rem;
  & > blockquote,
  & > figcaption {
    grid-column: 1 / -1;
  }
  & > blockquote {
    max-width: 19.3em;
    font: 600 var(--ag-size-3) / 1.3 var(--ag-display);
    text-wrap: balance;
  }
  & > figcaption {
    color: var(--ag-ink-soft);
    font-size: 0.9375rem;
  }
`;

const Stars = styled.span`
  color: var(--ag-ember);
  letter-spacing: 0.15em;
`;

/* Beside the stars, where it moves nothing when it comes. */
const Pause = styled.button`
  position: absolute;
  top: -0.6rem;
  right: 0;
  min-height: 2.75rem;
  border: 0;
  background: none;
  color: var(--ag-ink-soft);
  font-size: var(--ag-size-small);
  text-decoration: underline;
  cursor: pointer;
`;

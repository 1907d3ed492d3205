import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { prefersCalm } from '../motion/prefersCalm.ts';
import { TYPING, typedText } from './typedText.ts';

interface TypingHeadlineProps {
  /** The headline for those who do not watch it being typed. */
  readonly title: string;
  readonly phrases: readonly string[];
}

/**
 * The page's headline as it is typed and erased. Screen readers, search engines and visitors who want no motion get the
 * headline itself; the phrase that the server has sent counts as typed.
 */
export function TypingHeadline({ title, phrases }: TypingHeadlineProps) {
  const [first = ''] = phrases;
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (prefersCalm()) return;
    let elapsed = [...first].length * TYPING.typeMs;
    const timer = setInterval(() => {
      elapsed += TYPING.eraseMs;
      setShown(typedText(phrases, elapsed));
    }, TYPING.eraseMs);
    return () => clearInterval(timer);
  }, [first, phrases]);
  return (
    <Headline>
      <span className="visually-hidden">{title}</span>
      <span aria-hidden="true">{shown}</span>
    </Headline>
  );
}

const blink = keyframes`
  50% { opacity: 0; }
`;

/* Room for the longest phrase, so that nothing below moves. */
const Headline = styled.h1`
  min-height: 3.3em;
  max-width: 12ch;
  font-size: var(--ag-size-hero);
  font-weight: 800;
  line-height: 1;
  letter-spacing: -0.035em;
  & > [aria-hidden]::after {
    content: '';
    display: inline-block;
    width: 0.07em;
    height: 0.85em;
    margin-left: 0.06em;
    vertical-align: -0.06em;
    background: var(--ag-ember);
    animation: ${blink} 1.1s steps(1) infinite;
  }
`;

import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { movementTexts as texts } from '../content/movement.ts';
import { prefersCalm } from '../motion/prefersCalm.ts';
import { TYPING, typedText } from './typedText.ts';

interface TypingHeadlineProps {
  /** The headline for those who do not watch it being typed. */
  readonly title: string;
  readonly phrases: readonly string[];
}

/**
 * The page's headline as it is typed and erased. Screen readers, search engines and visitors who want no motion get the
 * headline itself; the phrase that the server has sent counts as typed, and is what stands there for whoever stops it.
 */
export function TypingHeadline({ title, phrases }: TypingHeadlineProps) {
  const [first = ''] = phrases;
  const [shown, setShown] = useState(first);
  // The server's headline stands still: the button comes with the motion that it stops.
  const [isTyping, setTyping] = useState<boolean>();
  useEffect(() => {
    if (!prefersCalm()) setTyping(true);
  }, []);
  useEffect(() => {
    if (!isTyping) return;
    let elapsed = [...first].length * TYPING.typeMs;
    const timer = setInterval(() => {
      elapsed += TYPING.eraseMs;
      setShown(typedText(phrases, elapsed));
    }, TYPING.eraseMs);
    return () => clearInterval(timer);
  }, [isTyping, first, phrases]);
  const press = () => {
    setShown(first);
    setTyping(!isTyping);
  };
  return (
    <Stage>
      <Headline data-still={isTyping === false ? '' : undefined}>
        <span className="visually-hidden">{title}</span>
        <span aria-hidden="true">{shown}</span>
      </Headline>
      {isTyping === undefined ? null : (
        <Stop type="button" onClick={press}>
          {isTyping ? texts.stop : texts.start}
        </Stop>
      )}
    </Stage>
  );
}

const blink = keyframes`
  50% { opacity: 0; }
`;

const Stage = styled.div`
  position: relative;
`;

/* Between the headline and what follows, where it moves nothing when it comes. */
const Stop = styled.button`
  position: absolute;
  top: 100%;
  left: 0;
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--ag-size-small);
  text-decoration: underline;
  cursor: pointer;
`;

/* Room for the longest phrase, so that nothing below moves. */
const Headline = styled.h1`
  min-height: 3.3em;
  max-width: 8em;
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
  &[data-still] > [aria-hidden]::after {
    content: none;
  }
`;

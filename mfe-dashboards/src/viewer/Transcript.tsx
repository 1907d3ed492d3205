import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { type Cue, parseCaptions } from '../captions/parseCaptions.ts';
import { playerTexts as texts } from '../content/viewer.ts';
import { clock } from './clock.ts';

interface TranscriptProps {
  /** Address of the video's captions, from which the transcript is made. */
  readonly captions: string;
  /** Seconds into the video. */
  readonly position: number;
  readonly onSeek: (to: number) => void;
}

/** What a video says, to read: every line leads to its moment, the one that plays is marked. */
export function Transcript({ captions, position, onSeek }: TranscriptProps) {
  const cues = useCues(captions);
  if (cues.length === 0) return null;
  const current = cues.findLastIndex(({ from }) => from <= position);
  return (
    <Frame>
      <summary>{texts.transcript}</summary>
      <ol>
        {cues.map(({ from, text }, index) => (
          <li key={`${from} ${text}`} aria-current={index === current ? 'true' : undefined}>
            <button type="button" aria-label={texts.playFrom(clock(from))} onClick={() => onSeek(from)}>
              {clock(from)}
            </button>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

/** Captions that cannot be read give no transcript; the video goes on without. */
function useCues(captions: string): readonly Cue[] {
  const [cues, setCues] = useState<readonly Cue[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(captions, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => {
        const parsed = parseCaptions(text);
        setCues('cues' in parsed ? parsed.cues : []);
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [captions]);
  return cues;
}

const Frame = styled.details`
  /* What follows has a line of its own, as far below these words as theirs is above. */
  margin-bottom: -1.25rem;
  border-top: 1px solid var(--ag-line);
  font-size: var(--ag-size-small);
  & > summary {
    min-height: 2.75rem;
    padding-block: 0.7rem;
    font-weight: 600;
  }
  & > ol {
    max-height: 20rem;
    overflow-y: auto;
    padding-bottom: 0.75rem;
  }
  @media print {
    & > ol {
      max-height: none;
    }
  }
  & li {
    display: grid;
    grid-template-columns: 3.75rem minmax(0, 1fr);
    align-items: baseline;
    gap: 0.25rem;
    padding-right: 0.75rem;
    border-radius: var(--ag-radius);
    color: var(--ag-ink-soft);
    line-height: 1.5;
  }
  & li[aria-current] {
    background: var(--ag-ember-wash);
    color: var(--ag-ink);
  }
  & button {
    min-height: 2.25rem;
    border: 0;
    border-radius: var(--ag-radius);
    background: none;
    color: var(--ag-ember);
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
    }
  }
`;

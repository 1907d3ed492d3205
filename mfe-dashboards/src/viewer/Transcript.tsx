import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { type Cue, parseCaptions } from '../captions/parseCaptions.ts';
import { playerTexts as texts } from '../content/viewer.ts';
import { clock } from './clock.ts';

interface TranscriptProps {
  /** Address of the video's captions, from which the transcript is made; undefined until there is one. */
  readonly captions: string | undefined;
  /** Captions that nobody could find. */
  readonly isMissing: boolean;
  /** Seconds into the video. */
  readonly position: number;
  readonly onSeek: (to: number) => void;
}

/** What a video says, to read: every line leads to its moment, the one that plays is marked. */
export function Transcript({ captions, isMissing, position, onSeek }: TranscriptProps) {
  const cues = useCues(captions);
  const isGone = isMissing || cues?.length === 0;
  const current = cues?.findLastIndex(({ from }) => from <= position);
  return (
    <Frame aria-labelledby="transcription" aria-busy={!cues && !isGone}>
      <h3 id="transcription">{texts.transcript}</h3>
      {isGone ? (
        <p>{texts.noTranscript}</p>
      ) : (
        <ol>
          {cues?.map(({ from, text }, index) => (
            <li key={`${from} ${text}`} aria-current={index === current ? 'true' : undefined}>
              <button type="button" aria-label={texts.playFrom(clock(from))} onClick={() => onSeek(from)}>
                {clock(from)}
              </button>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </Frame>
  );
}

/** Undefined until they are there; captions that cannot be read have none, and the video goes on without. */
function useCues(captions: string | undefined): readonly Cue[] | undefined {
  const [cues, setCues] = useState<readonly Cue[]>();
  useEffect(() => {
    if (!captions) return;
    const leaving = new AbortController();
    fetch(captions, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => {
        const parsed = parseCaptions(text);
        setCues('cues' in parsed ? parsed.cues : []);
      })
      .catch(() => {
        if (!leaving.signal.aborted) setCues([]);
      });
    return () => leaving.abort();
  }, [captions]);
  return cues;
}

const Frame = styled.section`
  min-width: 0;
  font-size: var(--ag-size-small);
  & > h3 {
    margin-bottom: 0.5rem;
    font: 600 0.9375rem / 1.5 var(--ag-text);
    letter-spacing: 0;
  }
  & > p {
    color: var(--ag-ink-soft);
  }
  /* It goes with the page. Before its lines have come it is as high: what is below it hardly moves. */
  & > ol {
    min-height: 20rem;
    padding-block: 0.25rem;
    border-top: 1px solid var(--ag-line);
  }
  /* Beside the film it is read as what is below the film is. */
  @media (min-width: 80rem) {
    font-size: var(--ag-size-data);
  }
  @media screen and (max-width: 79.99rem) {
    /* The way to it says its name. */
    & > h3 {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & > ol {
      border: 0;
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
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    outline-offset: -3px;
    &:hover {
      text-decoration: underline;
    }
  }
`;

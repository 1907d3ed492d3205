import { Picture } from '@agence/shared-contracts/art/Picture';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { stills } from './stills.ts';

type Testimonial = SectionOf<'videos'>['testimonials'][number];

type VideoPlayerProps = Pick<Testimonial, 'name' | 'videoUrl' | 'thumbnail' | 'duration'> & {
  readonly play: string;
  readonly close: string;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly onClose: () => void;
};

/** A still with a play button; the film, and anything of its host, loads on that click alone (AMB-49). */
export function VideoPlayer(player: VideoPlayerProps) {
  const { name, videoUrl, thumbnail, duration, play, close, isPlaying, onPlay, onClose } = player;
  const still = stills[thumbnail];
  const playButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const isClosed = useRef(false);

  useEffect(() => {
    if (isPlaying) closeButton.current?.focus();
    // Where another film has begun, the focus is there.
    else if (isClosed.current) playButton.current?.focus();
    isClosed.current = false;
  }, [isPlaying]);

  return (
    <Frame>
      {isPlaying ? (
        <>
          <iframe
            src={videoUrl}
            title={`${name}, ${duration}`}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
          <button
            ref={closeButton}
            type="button"
            onClick={() => {
              isClosed.current = true;
              onClose();
            }}
          >
            {close} ✕
          </button>
        </>
      ) : (
        <>
          {still ? <Picture of={still} /> : null}
          <button ref={playButton} type="button" aria-label={`${play} ${name}, ${duration}`} onClick={onPlay}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5v14l11-7z" />
            </svg>
            {duration}
          </button>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
  & img,
  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
  & > button {
    position: absolute;
    left: 1.25rem;
    bottom: 1.25rem;
    display: inline-flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 3.5rem;
    padding: 0.5rem 1.5rem 0.5rem 1rem;
    border: 0;
    border-radius: 999px;
    background: var(--ag-spruce);
    color: var(--ag-on-spruce);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & > button > svg {
    width: 1.75rem;
    fill: currentColor;
  }
  & > iframe + button {
    inset: 0.75rem 0.75rem auto auto;
    min-height: 2.75rem;
    padding-inline: 1.1rem;
  }
`;

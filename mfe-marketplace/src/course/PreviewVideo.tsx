import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import { courseTexts } from '../content/course.ts';
import { safeUrl } from '../media/safeUrl.ts';

interface PreviewVideoProps {
  readonly url: string;
  readonly title: string;
  readonly poster: string | null;
}

/**
 * A short film about a course or from it; nothing is loaded before it is played. Until then it is a picture that leads to the film:
 * the browser's own controls are two dozen drawings, which keep a phone busy for as long as all the rest of the page.
 */
export function PreviewVideo({ url, title, poster }: PreviewVideoProps) {
  const [isPlayed, setPlayed] = useState(false);
  const source = safeUrl(url);
  if (!source) return null;
  const still = safeUrl(poster);
  const name = courseTexts.previewVideo(title);
  if (isPlayed)
    return (
      <Film
        ref={(film) => film?.focus()}
        tabIndex={0}
        controls
        autoPlay
        playsInline
        src={source}
        poster={still}
        aria-label={name}
      />
    );
  const play = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setPlayed(true);
  };
  return (
    // Where no script runs the link shows the film by itself.
    <Still
      href={source}
      role="button"
      aria-label={name}
      data-native=""
      onClick={play}
      onKeyDown={(event) => event.key === ' ' && play(event)}
    >
      {still ? <img src={still} alt="" decoding="async" /> : null}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4v16l13-8z" fill="currentColor" />
      </svg>
    </Still>
  );
}

const Film = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
`;

const Still = styled.a`
  position: relative;
  display: grid;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
  & > img {
    position: absolute;
    width: 100%;
    height: 100%;
    /* A picture of another shape fills the window instead of standing between bars. */
    object-fit: cover;
  }
  & > svg {
    position: relative;
    /* Where it covers nothing of what the picture says. */
    place-self: end start;
    margin: clamp(0.75rem, 2vw, 1.25rem);
    width: 4.5rem;
    padding: 1.15rem;
    border-radius: 999px;
    background: var(--ag-on-spruce);
    /* Whatever the picture's colour is there, its edge is seen. */
    box-shadow: 0 0 0 1px rgb(7 18 14 / 0.6), 0 0.5rem 2rem rgb(7 18 14 / 0.45);
    color: var(--ag-spruce);
    transition: scale 0.2s var(--ag-ease);
  }
  &:hover > svg {
    scale: 1.06;
  }
`;

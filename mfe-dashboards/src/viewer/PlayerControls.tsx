import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { playerTexts as texts } from '../content/viewer.ts';
import { clock } from './clock.ts';
import { type PlayerSettings, SPEEDS } from './playerSettings.ts';

interface PlayerControlsProps {
  readonly playing: boolean;
  /** Seconds. */
  readonly position: number;
  /** Seconds; 0 until it is known. */
  readonly duration: number;
  readonly settings: PlayerSettings;
  readonly hasCaptions: boolean;
  readonly onToggle: () => void;
  readonly onSeek: (to: number) => void;
  readonly onChange: (change: Partial<PlayerSettings>) => void;
  readonly onFullscreen: () => void;
  readonly onPictureInPicture: () => void;
}

/** The controls below a video, each a native one. */
export function PlayerControls(props: PlayerControlsProps) {
  const { playing, position, duration, settings, hasCaptions, onToggle, onSeek, onChange } = props;
  return (
    <Bar>
      <Seek
        style={{ '--done': share(duration > 0 ? position / duration : 0) }}
        aria-label={texts.seek}
        aria-valuetext={texts.time(position, duration)}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(position)}
        onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      />
      <Line>
        <Control plays label={playing ? texts.pause : texts.play} onClick={onToggle}>
          <path d={playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} fill="currentColor" />
        </Control>
        <Control skips label={texts.back} onClick={() => onSeek(position - 10)}>
          <path d="M11 7 6 12l5 5M18 7l-5 5 5 5" />
        </Control>
        <Control skips wide label={texts.forward} onClick={() => onSeek(position + 10)}>
          <path d="m6 7 5 5-5 5M13 7l5 5-5 5" />
        </Control>
        <Time aria-hidden="true">
          {clock(position)}
          {duration > 0 ? ` / ${clock(duration)}` : null}
        </Time>
        <Spring />
        <Control
          wide
          label={settings.muted ? texts.unmute : texts.mute}
          onClick={() => onChange({ muted: !settings.muted })}
        >
          <path d="M5 9.5v5h3.5L13 18V6L8.5 9.5z" />
          <path d={settings.muted ? 'm16.5 10 4 4m0-4-4 4' : 'M16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11'} />
        </Control>
        <Volume
          style={{ '--done': share(settings.muted ? 0 : settings.volume) }}
          aria-label={texts.volume}
          min={0}
          max={1}
          step={0.1}
          aria-valuetext={texts.volumeValue(settings.muted ? 0 : settings.volume)}
          value={settings.muted ? 0 : settings.volume}
          onChange={({ currentTarget }) => onChange({ volume: Number(currentTarget.value), muted: false })}
        />
        <Speed
          aria-label={texts.speed}
          value={settings.speed}
          onChange={({ currentTarget }) => onChange({ speed: Number(currentTarget.value) })}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {texts.speedValue(speed)}
            </option>
          ))}
        </Speed>
        {hasCaptions ? (
          <Control
            label={texts.captions}
            pressed={settings.captions}
            onClick={() => onChange({ captions: !settings.captions })}
          >
            <path d="M3.5 6h17v12h-17zM7 13h4M13.5 13H17M7 10h2M11.5 10H17" />
          </Control>
        ) : null}
        {document.pictureInPictureEnabled ? (
          <Control wide label={texts.pictureInPicture} onClick={props.onPictureInPicture}>
            <path d="M3.5 6h17v12h-17zM12.5 12h6v4.5h-6z" />
          </Control>
        ) : null}
        {document.fullscreenEnabled ? (
          <Control label={texts.fullscreen} onClick={props.onFullscreen}>
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </Control>
        ) : null}
        <Shortcuts>
          <summary title={texts.shortcuts}>
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
              <path
                d="M3 7h18v11H3zM7 14.500h10M6.500 10.500h1M10 10.500h1M13.500 10.500h1M17 10.500h.5"
                strokeWidth="1.8"
                strokeLinejoin="round"
              />
            </svg>
            <span className="visually-hidden">{texts.shortcuts}</span>
          </summary>
          <dl>
            {texts.keys.map(([key, what]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Shortcuts>
      </Line>
    </Bar>
  );
}

/** How much of a line is done, as CSS has it. @param part of 1 */
const share = (part: number) => `${part * 100}%`;

interface ControlProps {
  readonly label: string;
  readonly pressed?: boolean;
  /** Only where there is room: a phone has other ways to it. */
  readonly wide?: boolean;
  /** Begins the film. */
  readonly plays?: boolean;
  /** Of use once the film has begun. */
  readonly skips?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Control({ label, pressed, wide, plays, skips, onClick, children }: ControlProps) {
  return (
    <Round
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-wide={wide ? '' : undefined}
      data-plays={plays ? '' : undefined}
      data-skips={skips ? '' : undefined}
      onClick={onClick}
    >
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      >
        {children}
      </svg>
    </Round>
  );
}

/**
 * On the film's lower edge; while it plays only for who points at it or comes by key. Before it begins the play button is large
 * and in the middle of the poster; on phones, where it would hide what is there, it begins the line.
 */
const Bar = styled.div`
  position: relative;
  grid-area: 1 / 1;
  align-self: end;
  display: grid;
  padding: 2.5rem 0.75rem 0.25rem;
  background: linear-gradient(transparent, rgb(7 18 14 / 0.85) 2.5rem, rgb(7 18 14 / 0.92));
  transition: opacity 0.2s var(--ag-ease);
  [data-playing]:not(:hover, :has(:focus-visible)) > & {
    opacity: 0;
    pointer-events: none;
  }
  [data-waiting] > & {
    position: static;
    z-index: 1;
    padding-block: 1.5rem 0.5rem;
  }
  /* There is nothing to skip yet: it stands there for who comes to it by key. */
  [data-waiting] > & [data-skips]:not(:focus-visible) {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  [data-waiting] > & [data-plays] {
    width: 3rem;
    height: 3rem;
    padding: 0;
  }
  [data-waiting] > & [data-plays] > svg {
    width: 100%;
    height: 100%;
    padding: 0.7rem;
    border-radius: 50%;
    background: var(--play);
    /* Whatever the colour of the picture is there, its edge is seen. */
    box-shadow: 0 0 0 2px rgb(255 255 255 / 0.85);
    color: var(--on-play);
  }
  @media (min-width: 40rem) {
    [data-waiting] > & [data-plays] {
      position: absolute;
      inset: 0;
      width: 6rem;
      height: 6rem;
      margin: auto;
      outline-offset: 8px;
    }
    /* On paper, in a shadow of its own: it is never a part of the picture below it, whatever is red there. */
    [data-waiting] > & [data-plays] > svg {
      padding: 1.65rem;
      box-shadow: 0 0 0 5px var(--ag-on-spruce), 0 8px 28px rgb(7 18 14 / 0.45);
    }
  }
  /* There captions cannot be moved out of its way. */
  @supports (-moz-appearance: none) {
    grid-area: auto;
    padding-top: 0.5rem;
    background: none;
    [data-playing] > && {
      opacity: 1;
      pointer-events: auto;
    }
    [data-waiting] > & [data-plays] {
      bottom: 4.5rem;
    }
  }
  /* It keeps the edges of what is read below it. */
  @media (max-width: 39.99rem) {
    padding-inline: var(--ag-gutter);
    [data-waiting] > & {
      row-gap: 0.375rem;
    }
  }
`;

/** A thin line with its part that is done, and a point to move. */
const track = css`
  height: 4px;
  border-radius: 2px;
  background: linear-gradient(90deg, var(--fill) var(--done), rgb(255 255 255 / 0.35) 0);
`;

const thumb = css`
  width: 0.875rem;
  height: 0.875rem;
  border: 0;
  border-radius: 50%;
  background: var(--fill);
`;

const Range = styled.input.attrs({ type: 'range' })`
  --fill: var(--ag-ink);
  appearance: none;
  height: 1.5rem;
  margin: 0;
  background: none;
  cursor: pointer;
  forced-color-adjust: none;
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: calc((4px - 0.875rem) / 2);
    ${thumb}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
`;

const Seek = styled(Range)`
  --fill: var(--ag-ember);
  width: 100%;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.15rem;
  /* A drawing stands in the middle of its button: the first begins at the edge, and the last ends there. */
  @media (max-width: 39.99rem) {
    margin-inline: -0.625rem;
    & [data-wide] {
      display: none;
    }
    [data-waiting] & [data-plays] {
      margin-left: 0.625rem;
    }
  }
`;

const Spring = styled.span`
  flex: 1;
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: rgb(255 255 255 / 0.12);
  }
  &[aria-pressed='true'] {
    color: var(--ag-ember);
  }
`;

const Time = styled.span`
  margin-inline: 0.5rem;
  font-size: var(--ag-size-small);
  font-variant-numeric: tabular-nums;
`;

const Volume = styled(Range)`
  width: 5rem;
  @media (max-width: 40rem) {
    display: none;
  }
`;

const Speed = styled.select`
  appearance: none;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: 0.5rem;
  border: 0;
  border-radius: var(--ag-radius);
  background: none;
  color: inherit;
  font-weight: 600;
  text-align: center;
  cursor: pointer;
  & > option {
    background: var(--ag-spruce);
  }
`;

const Shortcuts = styled.details`
  position: relative;
  font-size: var(--ag-size-small);
  & > summary {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: 50%;
    list-style: none;
    cursor: pointer;
  }
  & > summary::before {
    content: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: rgb(255 255 255 / 0.12);
  }
  & > dl {
    position: absolute;
    right: 0;
    bottom: 100%;
    display: grid;
    gap: 0.35rem;
    width: max-content;
    padding: 0.9rem 1.1rem;
    border: 1px solid var(--ag-line);
    border-radius: var(--ag-radius);
    background: var(--ag-spruce);
  }
  & > dl > div {
    display: grid;
    grid-template-columns: 7rem auto;
    gap: 0.6rem;
  }
  & dt {
    font-weight: 600;
  }
  /* Without a pointer there is hardly a keyboard. */
  @media (any-hover: none) or (max-width: 39.99rem) {
    display: none;
  }
`;

import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { playerTexts as texts } from '../content/viewer.ts';
import { clock } from './clock.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { playerCommand } from './playerKeys.ts';
import { keepPlayerSettings, nextSpeed, type PlayerSettings, readPlayerSettings } from './playerSettings.ts';
import { Transcript } from './Transcript.tsx';
import { useMediaLink } from './useMediaLink.ts';

interface VideoPlayerProps {
  readonly title: string;
  /** Shown until the film begins. */
  readonly poster: PictureSource;
  readonly address: string;
  readonly captions: string | null | undefined;
  /** Seconds into the video where watching goes on. */
  readonly startAt: number;
  readonly playing: boolean;
  readonly onPlaying: (playing: boolean) => void;
  /** A stretch was played without a jump, in seconds. */
  readonly onWatched: (from: number, to: number, duration: number) => void;
  /** The learner jumped elsewhere. */
  readonly onMoved: (position: number) => void;
  readonly onEnded: () => void;
  /** What stands below the film, with its transcript in it; null where it has no captions. */
  readonly children: (transcript: ReactNode) => ReactNode;
}

/** A longer gap between two reports of the same playback, in seconds of video at normal speed, was a jump. */
const LARGEST_STEP = 2;

/** The module's video with controls of our own: keyboard, captions, speed, picture in picture, resume. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, poster, address, captions, playing, onPlaying, onWatched, onMoved, onEnded } = props;
  const { ui } = useShell();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const reportedAt = useRef<number>(undefined);
  const [startAt] = useState(props.startAt);
  const [settings, setSettings] = useState(readPlayerSettings);
  const [position, setPosition] = useState(startAt);
  const [duration, setDuration] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (playing) setBegun(true);
  }, [playing]);
  /** The poster stands there, and the play button is large. */
  const isWaiting = !hasBegun && !isBroken;
  const media = useMediaLink(address);
  const track = useMediaLink(captions);

  const change = (next: Partial<PlayerSettings>) => {
    const changed = { ...settings, ...next };
    keepPlayerSettings(changed);
    setSettings(changed);
  };

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.playbackRate = settings.speed;
    element.volume = settings.volume;
    element.muted = settings.muted;
    for (const track of element.textTracks) track.mode = settings.captions ? 'showing' : 'hidden';
  }, [settings]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!playing) element.pause();
    // The browser may refuse, e.g. when the file is broken; `onError` says so.
    else element.play()?.catch(() => onPlaying(false));
  }, [playing, onPlaying]);

  const seek = (to: number) => {
    const element = video.current;
    if (!element) return;
    setBegun(true);
    const target = Math.min(Math.max(0, to), element.duration || to);
    reportedAt.current = undefined;
    element.currentTime = target;
    setPosition(target);
    onMoved(target);
  };

  const reportTime = () => {
    const element = video.current;
    if (!element) return;
    const at = element.currentTime;
    const before = reportedAt.current;
    setPosition(at);
    reportedAt.current = element.seeking || element.paused ? undefined : at;
    if (before === undefined || element.seeking) return;
    if (at > before && at - before <= LARGEST_STEP * element.playbackRate) onWatched(before, at, element.duration);
  };

  const retry = () => {
    setBroken(false);
    media.renew();
    video.current?.load();
  };

  const toggleFullscreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen();
  };

  /** A key changes what is seldom in focus: it is said. */
  const changeByKey = (next: Partial<PlayerSettings>) => {
    change(next);
    if (next.speed !== undefined) ui.announce?.(texts.speedNow(next.speed));
    else if (next.captions !== undefined) ui.announce?.(next.captions ? texts.captionsOn : texts.captionsOff);
    else if (next.volume !== undefined) ui.announce?.(`${texts.volume} ${texts.volumeValue(next.volume)}`);
    else ui.announce?.(next.muted ? texts.muted : texts.unmuted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = playerCommand(event, (event.target as Element).tagName);
    if (!command) return;
    event.preventDefault();
    if (command.do === 'toggle') onPlaying(!playing);
    if (command.do === 'captions') changeByKey({ captions: !settings.captions });
    if (command.do === 'mute') changeByKey({ muted: !settings.muted });
    if (command.do === 'fullscreen') toggleFullscreen();
    if (command.do === 'seek') seek(position + command.by);
    if (command.do === 'volume') {
      changeByKey({
        volume: Math.round(Math.min(1, Math.max(0, settings.volume + command.by)) * 10) / 10,
        muted: false,
      });
    }
    if (command.do === 'speed') changeByKey({ speed: nextSpeed(settings.speed, command.direction) });
  };

  return (
    <>
      <Frame
        ref={frame}
        data-theme="dark"
        data-playing={playing ? '' : undefined}
        data-waiting={isWaiting ? '' : undefined}
        aria-label={texts.label(title)}
        onKeyDown={onKeyDown}
      >
        <Screen
          ref={video}
          src={media.source}
          preload="metadata"
          playsInline
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => onPlaying(!playing)}
          onLoadedMetadata={({ currentTarget }) => {
            setDuration(currentTarget.duration);
            setBroken(false);
            // A position at the very end would show the last frame and nothing else.
            const start = startAt < currentTarget.duration - 1 ? startAt : 0;
            currentTarget.currentTime = start;
            currentTarget.playbackRate = settings.speed;
            setPosition(start);
          }}
          onTimeUpdate={reportTime}
          // An event comes late on a busy device: what counts is what the film does now, or a pause would play on.
          onPlay={({ currentTarget }) => onPlaying(!currentTarget.paused)}
          onPause={({ currentTarget }) => {
            if (!currentTarget.ended) onPlaying(!currentTarget.paused);
          }}
          onEnded={() => {
            onPlaying(false);
            onEnded();
          }}
          onError={() => setBroken(true)}
        >
          {track.source ? (
            <track default kind="captions" src={track.source} srcLang="fr" label={texts.captions} />
          ) : null}
        </Screen>
        {isWaiting ? (
          <Poster>
            <Picture of={poster} alt="" first />
          </Poster>
        ) : null}
        {isBroken || media.isFailed ? (
          <Problem role="alert">
            <p>{texts.failed}</p>
            <Button type="button" $look="secondary" onClick={retry}>
              {texts.retry}
            </Button>
          </Problem>
        ) : null}
        <PlayerControls
          playing={playing}
          position={position}
          duration={duration}
          settings={settings}
          hasCaptions={track.source !== undefined}
          onToggle={() => onPlaying(!playing)}
          onSeek={seek}
          onChange={change}
          onFullscreen={toggleFullscreen}
          onPictureInPicture={() => void video.current?.requestPictureInPicture().catch(() => {})}
        />
        {startAt > 0 && !playing && position === startAt ? (
          <Resumed role="status">{texts.resumed(clock(startAt))}</Resumed>
        ) : null}
      </Frame>
      {props.children(
        captions ? (
          <Transcript captions={track.source} isMissing={track.isFailed} position={position} onSeek={seek} />
        ) : null,
      )}
    </>
  );
}

/** The lesson's name stands below the film in the first screen. */
const HIGHEST = 'max(12rem, 100dvh - 20rem)';

const Frame = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  width: min(100%, calc(${HIGHEST} * 16 / 9));
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
  color: var(--ag-ink);
  /* Its edge would cut a ring around them. */
  & :is(button, input, select, summary) {
    outline-offset: -3px;
  }
  &:fullscreen {
    width: 100%;
    height: 100%;
    border-radius: 0;
  }
  @media (max-width: 39.99rem) {
    /* From edge to edge, and up to the bar. */
    width: auto;
    margin: -1.25rem calc(-1 * var(--ag-gutter)) 0;
    border-radius: 0;
  }
`;

const Screen = styled.video`
  display: block;
  grid-area: 1 / 1;
  width: 100%;
  aspect-ratio: 16 / 9;
  background: var(--ag-spruce);
  cursor: pointer;
  ${Frame}:fullscreen & {
    height: 100%;
    aspect-ratio: auto;
  }
  /* Captions stand above the controls. */
  &::-webkit-media-text-track-container {
    transform: translateY(-5.25rem);
    transition: transform 0.2s var(--ag-ease);
  }
  ${Frame}[data-playing]:not(:hover, :has(:focus-visible)) &::-webkit-media-text-track-container {
    transform: none;
  }
`;

/** Before a film begins: its first frame may be black, with a caption of it. A click goes to the film below. */
const Poster = styled.div`
  position: relative;
  display: grid;
  grid-area: 1 / 1;
  overflow: hidden;
  pointer-events: none;
  & > * {
    grid-area: 1 / 1;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
    /* As large as the film, whatever the picture's own size is. */
    position: absolute;
    inset: 0;
  }
`;

const Problem = styled.div`
  position: absolute;
  inset: 0 0 3.5rem;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1rem;
  padding: 1.5rem;
  background: rgb(7 18 14 / 0.85);
  text-align: center;
`;

const Resumed = styled.p`
  position: absolute;
  top: 1rem;
  left: 1rem;
  padding: 0.3rem 0.9rem;
  border-radius: 999px;
  background: rgb(7 18 14 / 0.8);
  font-size: var(--ag-size-small);
`;

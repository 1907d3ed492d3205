import { Picture } from '@agence/shared-contracts/art/Picture';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import { type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { courseCover } from '../member/courseCover.ts';
import { FilterTabs } from '../member/FilterTabs.tsx';
import { canComplete, completeModule, moveTo, watchStretch } from '../progress/learningSession.ts';
import type { SessionEvent } from '../progress/progressEvent.ts';
import { clock } from './clock.ts';
import { filmPoster } from './filmPoster.ts';
import { ModuleHead } from './ModuleHead.tsx';
import { ModuleSteps, type Steps } from './ModuleSteps.tsx';
import { ModuleText } from './ModuleText.tsx';
import { type ModuleAhead, NextModule } from './NextModule.tsx';
import { NOTES, Notes } from './Notes.tsx';
import { isModuleDone, type Reached } from './reached.ts';
import { useLearningSession } from './useLearningSession.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { ViewerContent, ViewerCourse } from './viewerApi.ts';

/** What belongs to a film. */
type FilmPart = 'notes' | 'transcript' | 'text';

interface ModuleStageProps {
  readonly course: ViewerCourse;
  /** Which module of how many it is, and who teaches it. */
  readonly label: string;
  /** The module to go on with; undefined where all others are done. */
  readonly ahead: ModuleAhead | undefined;
  /** Seconds into its film that were asked for; undefined where one goes on where one was. */
  readonly moment: number | undefined;
  readonly module: ViewerCourse['modules'][number];
  readonly content: ViewerContent;
  readonly reached: Reached;
  readonly recorded: boolean;
  readonly steps: Steps;
  readonly onChange: (session: SessionEvent, played: number) => void;
}

/** One module: its video or reading timer, its text, its notes. Keyed by module: another module starts paused. */
export function ModuleStage(props: ModuleStageProps) {
  const { course, label, ahead, moment, module, content, reached, recorded, steps, onChange } = props;
  const { video_url } = content;
  const { playing, setPlaying, lostToOtherTab, change } = useLearningSession({
    module: reached,
    minutes: module.duration_minutes,
    hasVideo: video_url !== null,
    recorded,
    onChange,
  });
  const progress = { percentage: reached.completion_percentage, completed: reached.is_completed };
  const complete = () => {
    change(completeModule);
  };

  const hasText = Boolean(content.content);
  const [part, setPart] = useState<FilmPart>('notes');
  const parts = (['notes', 'transcript', 'text'] as const).filter(
    (id) => id === 'notes' || (id === 'text' ? hasText : content.captions_url),
  );
  const hasParts = video_url !== null && parts.length > 1;
  // Said where one is then: below the film, or at the end of what is read.
  const outcome = (
    <Outcome aria-live="polite">
      {canComplete(progress) ? (
        <Button type="button" onClick={complete}>
          {texts.complete}
        </Button>
      ) : null}
      {reached.is_completed && isModuleDone(reached) ? <Done>✓ {texts.completed}</Done> : null}
      {video_url && reached.is_completed && ahead ? (
        <ButtonLink href={ahead.address}>{texts.goOn(ahead.title)}</ButtonLink>
      ) : null}
    </Outcome>
  );
  const onward = (
    <Onward>
      {ahead ? <NextModule {...ahead} /> : null}
      <End>
        <Rule>
          <summary>{texts.rule.title}</summary>
          <p>{video_url ? texts.rule.video : texts.rule.text}</p>
          <p>{texts.rule.threshold}</p>
        </Rule>
        {course.is_published ? <a href={`/formations/${course.slug}`}>{texts.back}</a> : null}
      </End>
    </Onward>
  );
  const Bar = video_url ? FilmControls : Controls;
  const head = (
    <ModuleHead
      label={label}
      title={module.title}
      description={module.description}
      length={lengthOf(module.duration_minutes, content)}
    >
      <ModuleSteps {...steps} />
    </ModuleHead>
  );
  const below = (transcript: ReactNode) => (
    <>
      {hasText && !hasParts ? (
        <ToNotes href={`#${NOTES}`}>
          {texts.notes.title} <span aria-hidden="true">↓</span>
        </ToNotes>
      ) : null}
      <Bar>
        {video_url ? null : (
          <>
            <Button type="button" onClick={() => setPlaying(!playing)}>
              <TimeMark counts={playing} />
              {playing ? texts.pause : reached.timeSpentSeconds > 0 ? texts.goOnReading : texts.startReading}
            </Button>
            {!playing && reached.completion_percentage === 0 ? <p>{texts.readingHint}</p> : null}
          </>
        )}
        <Meter>
          <span>
            {texts.progress}
            <strong>{texts.percent(reached.completion_percentage)}</strong>
          </span>
          <ProgressBar value={reached.completion_percentage} aria-label={texts.progress} />
        </Meter>
        <Time>
          <span>{texts.timeSpent}</span>
          <strong role="timer">{clock(reached.timeSpentSeconds)}</strong>
        </Time>
      </Bar>
      {video_url ? outcome : null}
      <Hints aria-live="polite">{lostToOtherTab ? <p>{texts.otherTab}</p> : null}</Hints>
      {hasParts ? (
        <Parts>
          <FilterTabs
            label={texts.parts.label}
            options={parts.map((id) => ({ id, label: texts.parts[id] }))}
            chosen={part}
            onChoose={(id) => setPart(id as FilmPart)}
          />
        </Parts>
      ) : null}
      <Columns data-shown={hasParts ? part : undefined}>
        {hasText ? (
          <Reading data-part="text">
            <ModuleText text={content.content} />
            {video_url ? null : outcome}
          </Reading>
        ) : null}
        <Beside>
          <div data-part="notes">
            <Notes
              moduleId={module.id}
              recorded={recorded}
              second={video_url ? reached.video_position_seconds : undefined}
            />
          </div>
          {transcript ? <div data-part="transcript">{transcript}</div> : null}
        </Beside>
        {hasText || video_url ? null : outcome}
        {onward}
      </Columns>
    </>
  );

  return (
    <Frame aria-labelledby="module">
      {video_url ? (
        <VideoPlayer
          title={module.title}
          poster={filmPoster(course.category.slug)}
          address={video_url}
          captions={content.captions_url}
          startAt={moment ?? reached.video_position_seconds}
          playing={playing}
          onPlaying={setPlaying}
          onWatched={(from, to, duration) => change((session, at) => watchStretch(session, at, from, to, duration))}
          onMoved={(position) => change((session, at) => moveTo(session, at, position))}
          onEnded={() => {
            if (canComplete(progress)) complete();
          }}
        >
          {(transcript) => (
            <>
              {head}
              {below(transcript)}
            </>
          )}
        </VideoPlayer>
      ) : (
        <>
          <Lead data-lead="">
            <Strip>
              <Picture of={courseCover(course.category.slug)} alt="" first />
            </Strip>
            {head}
          </Lead>
          {below(null)}
        </>
      )}
    </Frame>
  );
}

/** What the minutes of a module are for: they are more than its film, or than its text takes to read. A film alone says it itself. */
function lengthOf(minutes: number, { video_url, content }: ViewerContent): string | undefined {
  if (!content) return undefined;
  return texts.length[video_url ? 'film' : 'reading'](formatDuration(minutes));
}

/** Of a text nothing plays: a clock begins. */
function TimeMark({ counts }: { readonly counts: boolean }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path
        d={counts ? 'M6 3v12M12 3v12' : 'M9 1.500a7.500 7.500 0 1 1 0 15a7.500 7.500 0 0 1 0-15zM9 5v4.500l3 1.500'}
      />
    </svg>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  min-width: 0;
`;

/** What is read begins with the whole picture of its course and its name beside it, or below it where there is less room. */
const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 2rem;
  align-items: center;
  @media screen and (min-width: 60rem) {
    grid-template-columns: minmax(0, min(21rem, 40%)) minmax(0, 1fr);
  }
  [data-concentrated] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Below it the name stands on the first screen: its upper and lower edges are cut. On phones it goes from edge to edge, up to the bar. */
const Strip = styled.div`
  & img {
    width: 100%;
    border-radius: var(--ag-radius-large);
    object-fit: cover;
  }
  @media (max-width: 59.99rem) {
    & img {
      max-height: 22rem;
      aspect-ratio: 16 / 9;
      object-position: 50% 60%;
    }
  }
  [data-concentrated] & {
    display: none;
  }
  @media (max-width: 39.99rem) {
    margin: -1.25rem calc(-1 * var(--ag-gutter)) 0;
    & img {
      aspect-ratio: 16 / 7;
      border-radius: 0;
      object-position: 50% 40%;
    }
  }
  @media print {
    display: none;
  }
`;

/** To the notes where they stand below all of the text. */
const ToNotes = styled.a`
  justify-self: start;
  line-height: 2.75rem;
  /* Its words stand as near to what is above and below them as other lines do. */
  margin-block: -1rem -0.75rem;
  font-size: var(--ag-size-data);
  font-weight: 600;
  @media (min-width: 80rem) {
    display: none;
  }
`;

/** Where all of them have room, none is chosen. */
const Parts = styled.div`
  @media print, (min-width: 80rem) {
    display: none;
  }
`;

const Reading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`;

const Onward = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`;

/** The text, then the notes; beside it where there is room: one reads and writes. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 3rem;
  align-items: start;
  @media screen and (max-width: 79.99rem) {
    &[data-shown='notes'] [data-part]:not([data-part='notes']),
    &[data-shown='transcript'] [data-part]:not([data-part='transcript']),
    &[data-shown='text'] [data-part]:not([data-part='text']) {
      display: none;
    }
    &[data-shown='text'] > ${Beside} {
      display: none;
    }
  }
  @media (min-width: 80rem) {
    &:has(> ${Reading}) {
      grid-template: auto 1fr / minmax(0, 1.8fr) minmax(0, 1fr);
    }
    /* A film's transcript has lines of its own width. */
    &[data-shown]:has(> ${Reading}) {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    }
    &:has(> ${Reading}) > ${Beside} {
      grid-area: 1 / 2 / span 2;
    }
    &:has(> ${Reading}) > ${Onward} {
      grid-area: 2 / 1;
    }
  }
  /* As wide as the text before it. */
  @media (min-width: 80rem) {
    &:not([data-shown]) > ${Reading} ~ ${Onward} {
      max-width: var(--ag-measure);
    }
  }
  /* Beside a text the notes stay while it is read. */
  @media screen and (min-width: 80rem) {
    &:not([data-shown]) > ${Beside} {
      position: sticky;
      top: 5.5rem;
    }
  }
`;

/** In the dark what is still to come steps back: an empty bar would look like a full one. */
const byNight = css`
  @media (prefers-color-scheme: dark) {
    --ag-line: var(--ag-surface);
  }
  [data-concentrated] & {
    --ag-line: var(--ag-surface);
  }
`;

/** As red as the way that is done up the course's mountain. */
const Meter = styled.div`
  --ag-moss: var(--ag-ember);
  flex: 1 1 10rem;
  display: grid;
  gap: 0.4rem;
  font-size: var(--ag-size-small);
  & > span {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-variant-numeric: tabular-nums;
  }
  & > progress {
    height: 0.375rem;
    ${byNight}
  }
`;

const Time = styled.div`
  display: grid;
  font-size: var(--ag-size-small);
  line-height: 1.4;
  & > strong {
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** Both are said in one line, above the bar. */
const oneLine = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.4rem 1rem;
  & > ${Meter} {
    display: contents;
    & > span {
      justify-content: start;
      gap: 0.4rem;
    }
    & > progress {
      order: 1;
      grid-column: 1 / -1;
    }
  }
  & > ${Time} {
    display: flex;
    gap: 0.4rem;
    align-items: baseline;
    line-height: inherit;
    & > strong {
      font-size: inherit;
    }
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem clamp(1rem, 3vw, 2rem);
  padding-block: 0.9rem;
  border-block: 1px solid var(--ag-line);
  & > button {
    min-width: 8.5rem;
  }
  /* What pressing it does, below it. */
  & > p {
    order: 1;
    flex-basis: 100%;
    margin-top: -0.4rem;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  /* What both say begins on one line. */
  & > div {
    align-self: baseline;
  }
  @media (max-width: 39.99rem) {
    ${oneLine}
    row-gap: 0.6rem;
    & > button,
    & > p {
      grid-column: 1 / -1;
    }
    & > p {
      order: 0;
      margin-top: 0;
    }
  }
`;

/** Below a film both are said in one line, and the bar is in it where it has room. */
const FilmControls = styled(Controls)`
  ${oneLine}
  padding-block: 0 0.75rem;
  border-top: 0;
  /* The bar is rule enough, and thinner than the film's own line. */
  @media (max-width: 39.99rem) {
    padding-bottom: 0;
    border-bottom: 0;
    & > ${Meter} > progress {
      height: 3px;
    }
  }
  @media (min-width: 40rem) {
    grid-template-columns: auto 1fr auto;
    & > ${Meter} > progress {
      order: 0;
      grid-column: auto;
    }
  }
`;

const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem;
  &:empty {
    display: none;
  }
`;

const Hints = styled.div`
  color: var(--ag-ink-soft);
  &:empty {
    display: none;
  }
`;

const Done = styled.strong`
  color: var(--ag-moss);
`;

/** How progress is counted, and the course's page, which phones have no room for in their bar. */
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 2rem;
  align-items: start;
  justify-content: space-between;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration-color: var(--ag-edge);
  }
  @media (min-width: 40rem) {
    & > a {
      display: none;
    }
  }
`;

const Rule = styled.details`
  max-width: var(--ag-measure);
  & > summary {
    min-height: 2.75rem;
    padding-block: 0.6rem;
    font-weight: 600;
  }
  & > p {
    margin-bottom: 0.5rem;
  }
`;

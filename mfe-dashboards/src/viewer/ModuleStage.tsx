import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { courseCover } from '../member/courseCover.ts';
import { canComplete, completeModule, moveTo, watchStretch } from '../progress/learningSession.ts';
import type { SessionEvent } from '../progress/progressEvent.ts';
import { clock } from './clock.ts';
import { ModuleHead } from './ModuleHead.tsx';
import { ModuleSteps, type Steps } from './ModuleSteps.tsx';
import { ModuleText } from './ModuleText.tsx';
import { Notes } from './Notes.tsx';
import { isModuleDone, type Reached } from './reached.ts';
import { useLearningSession } from './useLearningSession.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { ViewerContent, ViewerCourse } from './viewerApi.ts';

interface ModuleStageProps {
  readonly course: ViewerCourse;
  /** Which module of how many it is, and who teaches it. */
  readonly label: string;
  /** How far the course is, for phones. */
  readonly progressLine: ReactNode;
  /** Name of the module after; absent at the last. */
  readonly nextTitle: string | undefined;
  readonly module: ViewerCourse['modules'][number];
  readonly content: ViewerContent;
  readonly reached: Reached;
  readonly recorded: boolean;
  readonly steps: Steps;
  readonly onChange: (session: SessionEvent, played: number) => void;
}

/** One module: its video or reading timer, its text, its notes. Keyed by module: another module starts paused. */
export function ModuleStage(props: ModuleStageProps) {
  const { course, label, progressLine, nextTitle, module, content, reached, recorded, steps, onChange } = props;
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

  const head = (
    <ModuleHead label={label} title={module.title} description={module.description} progress={progressLine}>
      <ModuleSteps {...steps} />
    </ModuleHead>
  );

  return (
    <Frame aria-labelledby="module">
      {video_url ? (
        <VideoPlayer
          title={module.title}
          poster={courseCover(course.category.slug)}
          address={video_url}
          captions={content.captions_url}
          startAt={reached.video_position_seconds}
          playing={playing}
          onPlaying={setPlaying}
          onWatched={(from, to, duration) => change((session, at) => watchStretch(session, at, from, to, duration))}
          onMoved={(position) => change((session, at) => moveTo(session, at, position))}
          onEnded={() => {
            if (canComplete(progress)) complete();
          }}
        >
          {head}
        </VideoPlayer>
      ) : (
        head
      )}
      <Controls>
        {video_url ? null : (
          <Button type="button" onClick={() => setPlaying(!playing)}>
            <PlayMark playing={playing} />
            {playing ? texts.pause : texts.play}
          </Button>
        )}
        <Meter>
          <span>
            <span>{texts.progress}</span>
            <strong>{texts.percent(reached.completion_percentage)}</strong>
          </span>
          <ProgressBar value={reached.completion_percentage} aria-label={texts.progress} />
        </Meter>
        <Time>
          <span>{texts.timeSpent}</span>
          <strong role="timer">{clock(reached.timeSpentSeconds)}</strong>
        </Time>
      </Controls>
      <Outcome aria-live="polite">
        {canComplete(progress) ? (
          <Button type="button" onClick={complete}>
            {texts.complete}
          </Button>
        ) : null}
        {reached.is_completed && isModuleDone(reached) ? <Done>✓ {texts.completed}</Done> : null}
        {reached.is_completed && steps.next && nextTitle ? (
          <ButtonLink href={steps.next}>{texts.goOn(nextTitle)}</ButtonLink>
        ) : null}
        {lostToOtherTab ? <p>{texts.otherTab}</p> : null}
        {!video_url && !playing && reached.completion_percentage === 0 ? <p>{texts.readingHint}</p> : null}
      </Outcome>
      <Columns>
        {content.content ? (
          <Reading>
            <ModuleText text={content.content} />
          </Reading>
        ) : null}
        <Notes
          moduleId={module.id}
          recorded={recorded}
          second={video_url ? reached.video_position_seconds : undefined}
        />
      </Columns>
      <Rule>
        <summary>{texts.rule.title}</summary>
        <p>{video_url ? texts.rule.video : texts.rule.text}</p>
        <p>{texts.rule.threshold}</p>
      </Rule>
    </Frame>
  );
}

function PlayMark({ playing }: { readonly playing: boolean }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" fill="currentColor">
      <path d={playing ? 'M3 2h4v14H3zM11 2h4v14h-4z' : 'M4 2l12 7-12 7z'} />
    </svg>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  min-width: 0;
`;

const Reading = styled.div``;

/** The text, then the notes; beside it where there is room: one reads and writes. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 3rem;
  align-items: start;
  @media (min-width: 80rem) {
    &:has(> ${Reading}) {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
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
  /* What both say begins on one line. */
  & > div {
    align-self: baseline;
  }
  /* The time stays beside the bar. */
  @media (max-width: 39.99rem) {
    & > button {
      flex-basis: 100%;
    }
  }
`;

const Meter = styled.div`
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

const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem;
  &:empty {
    display: none;
  }
  & > p {
    color: var(--ag-ink-soft);
  }
`;

const Done = styled.strong`
  color: var(--ag-moss);
`;

const Rule = styled.details`
  max-width: var(--ag-measure);
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  & > summary {
    min-height: 2.75rem;
    padding-block: 0.6rem;
    font-weight: 600;
  }
  & > p {
    margin-bottom: 0.5rem;
  }
`;

import { useShell } from '@agence/shared-contracts/platform';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { CourseProfile } from '../member/CourseProfile.tsx';
import { useIsOffline } from '../member/useIsOffline.ts';
import { useOnDemand } from '../member/useOnDemand.ts';
import type { SessionEvent } from '../progress/progressEvent.ts';
import { LockedModule } from './LockedModule.tsx';
import { ModuleList } from './ModuleList.tsx';
import { ModuleStage } from './ModuleStage.tsx';
import { advance, furthest, isModuleDone, moduleToResume, type Reached } from './reached.ts';
import { Summit } from './Summit.tsx';
import { ViewerHeader } from './ViewerHeader.tsx';
import type { ViewerCourse, ViewerData } from './viewerApi.ts';

interface ViewerProps extends ViewerData {
  /** The modules that are shown, in order; at least one. */
  readonly modules: ViewerCourse['modules'];
  /** How far the person is, as it was last read. */
  readonly saved: Readonly<Record<string, Reached>>;
  /** The course's name. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const loadSheet = () => import('../member/LinkSheet.tsx').then(({ LinkSheet }) => LinkSheet);

/** A course with one of its modules on screen. */
export function Viewer({ course, isOwn, hasAccess, contents, modules, saved, heading }: ViewerProps) {
  const { head } = useShell();
  const sheet = useOnDemand(loadSheet, texts.listFailed);
  const [isListed, setListed] = useState(false);
  const [isConcentrated, setConcentrated] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = search.get('module');
  const moment = Number(search.get('moment'));
  const [reached, setReached] = useState(saved);
  // Another device may have gone on: what is shown here only rises.
  useEffect(() => setReached((before) => furthest(before, saved)), [saved]);
  // Which module an address without `?module` means stays the same while the page is open.
  const [resumed] = useState(() => moduleOfEntry(modules) ?? moduleToResume(modules, saved));
  const module = modules.find(({ id }) => id === named) ?? resumed ?? modules[0];
  const isOffline = useIsOffline();
  const shownId = module?.id;
  const isNamed = named === shownId;
  useEffect(() => {
    // A reload stays in the module, also in one that is done by now; a new visit goes on with what is not done.
    if (shownId && !isNamed) history.replaceState({ ...history.state, module: shownId }, '');
  }, [shownId, isNamed]);

  const number = module ? modules.indexOf(module) + 1 : 0;
  const title = module?.title;
  useEffect(() => {
    if (title) head.set({ ...texts.seo, title: texts.pageTitle(number, title, course.title), noindex: true });
  }, [head, number, title, course.title]);
  useFocusOnNew(shownId);

  const onChange = useCallback((session: SessionEvent, played: number) => {
    setReached((before) => {
      const known = before[session.module_id];
      if (!known) return before;
      return { ...before, [session.module_id]: advance(known, session, played) };
    });
  }, []);

  if (!module) return null;
  const index = modules.indexOf(module);
  const standing = modules.map(({ id }) => reached[id] as Reached);
  const readable = (wanted: string) => hasAccess || wanted in contents;
  const addressOf = (id: string) => `${pathname}?module=${id}`;
  const content =
    contents[module.id] ??
    (hasAccess ? { module_id: module.id, video_url: null, captions_url: null, content: '' } : undefined);
  const isFinished = standing.every(isModuleDone);
  const steps = {
    position: texts.position(number, modules.length),
    previous: modules[index - 1] ? addressOf(modules[index - 1]?.id ?? '') : undefined,
    next: modules[index + 1] ? addressOf(modules[index + 1]?.id ?? '') : undefined,
    go: (to: string) => void navigate(to),
    onList: () => {
      setListed(true);
      sheet.open();
    },
  };
  // After the last one comes what was left unfinished before it.
  const following =
    modules[index + 1] ?? modules.find((_, place) => place < index && !isModuleDone(standing[place] as Reached));
  const ahead = following && {
    address: addressOf(following.id),
    number: modules.indexOf(following) + 1,
    title: following.title,
    minutes: following.duration_minutes,
    isBefore: modules.indexOf(following) < index,
    isLocked: !readable(following.id),
  };
  const label = texts.moduleOf(number, modules.length, course.creator?.name);
  const minutes = modules.map(({ duration_minutes }) => duration_minutes);
  const at = standing.reduce(
    (sum, state, place) =>
      sum + ((minutes[place] ?? 0) * (isModuleDone(state) ? 100 : state.completion_percentage)) / 100,
    0,
  );
  const left = Math.ceil(minutes.reduce((sum, length) => sum + length, 0) - at);
  const doneCount = standing.filter(isModuleDone).length;
  const list = (id: string) => (
    <ModuleList
      id={id}
      modules={modules}
      current={module.id}
      reached={reached}
      readable={readable}
      addressOf={addressOf}
    />
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !document.fullscreenElement) setConcentrated(false);
  };

  return (
    <Room
      data-theme={isConcentrated ? 'dark' : undefined}
      data-concentrated={isConcentrated ? '' : undefined}
      onKeyDown={isConcentrated ? onKeyDown : undefined}
    >
      <ViewerHeader
        {...{ course, standing, left, isOwn, isOffline, isConcentrated, heading }}
        onConcentrate={() => setConcentrated(!isConcentrated)}
      />
      <Layout>
        <Main>
          {isFinished && !isOwn ? <Summit course={course} /> : null}
          {content ? (
            <ModuleStage
              key={module.id}
              course={course}
              label={label}
              module={module}
              ahead={ahead}
              moment={moment > 0 ? moment : undefined}
              content={content}
              reached={reached[module.id] as Reached}
              recorded={hasAccess && !isOwn}
              steps={steps}
              onChange={onChange}
            />
          ) : (
            <LockedModule key={module.id} {...{ label, course, module, steps }} />
          )}
        </Main>
        <Side>
          <Ground role="img" aria-label={texts.altitude(doneCount, modules.length)}>
            <CourseProfile seed={course.id} level={course.level} minutes={minutes} at={at} shape="narrow" />
          </Ground>
          <Modules>{list('modules')}</Modules>
        </Side>
      </Layout>
      {sheet.Content ? (
        <sheet.Content
          id="modules-de-la-formation"
          title={course.title}
          asked={sheet.asked}
          onClose={() => setListed(false)}
        >
          {isListed ? list('modules-feuille') : null}
        </sheet.Content>
      ) : null}
    </Room>
  );
}

/** Another module was asked for: its name has the focus, for what was pressed may be gone with the one before. */
function useFocusOnNew(shownId: string | undefined) {
  const last = useRef(shownId);
  useEffect(() => {
    if (last.current === shownId) return;
    last.current = shownId;
    const frame = requestAnimationFrame(() => document.getElementById('module')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [shownId]);
}

/** The module that this entry of the browser's history has shown. */
function moduleOfEntry(modules: ViewerProps['modules']) {
  return modules.find(({ id }) => id === (history.state as { readonly module?: string } | null)?.module);
}

/** Alone with the lesson: what leads elsewhere is put away, the room is dark. */
const Room = styled.div`
  /* The player, whose light is its own, has the page's way to begin. */
  --play: var(--ag-ember);
  --on-play: var(--ag-on-ember);
  display: flex;
  flex-direction: column;
  /* As high as what it stands in, which ends where the footer begins: so the line beside the modules does. */
  min-height: 100vh;
  &[data-concentrated] {
    position: fixed;
    inset: 0;
    z-index: 30;
    overflow-y: auto;
    background: var(--ag-ground);
    color: var(--ag-ink);
    /* As by night: the frame around it may be light. */
    --ag-ember-wash: #33241a;
  }
`;

const Layout = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 23.5rem;
    align-items: stretch;
  }
  [data-concentrated] > & {
    grid-template-columns: minmax(0, 1fr);
    max-width: 70rem;
    margin-inline: auto;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-content: start;
  min-width: 0;
  padding: 1.25rem var(--ag-gutter) var(--ag-section);
  @media (max-width: 59.99rem) {
    /* Of the bar at the thumb the footer keeps clear, and alone with the lesson there is none. */
    padding-bottom: 2rem;
    [data-concentrated] & {
      padding-bottom: 6rem;
    }
  }
`;

const Side = styled.aside`
  padding: 1.5rem var(--ag-gutter);
  @media (max-width: 59.99rem) {
    display: none;
  }
  @media (min-width: 60rem) {
    padding: 1.75rem 1.5rem;
    border-left: 1px solid var(--ag-line);
  }
  [data-concentrated] & {
    display: none;
  }
  @media print {
    display: block;
  }
`;

/** Its line lies over the drawing, which browsers paint to the next whole pixel. */
const Ground = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-bottom: 1px solid var(--ag-edge);
  }
`;

const Modules = styled.div`
  position: sticky;
  top: 4.5rem;
  overflow-y: auto;
  max-height: calc(100dvh - 5rem);
  /* What shows under the pointer reaches beyond the words, which begin where the drawing does. */
  margin: 1.25rem -0.5rem 0;
  padding-inline: 0.5rem;
  scrollbar-width: thin;
  @media print {
    position: static;
    max-height: none;
  }
`;

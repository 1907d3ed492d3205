import { useShell } from '@agence/shared-contracts/platform';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
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
}

/** A course with one of its modules on screen. */
export function Viewer({ course, isOwn, hasAccess, contents, modules, saved }: ViewerProps) {
  const { events } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = search.get('module');
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
  const addressOf = (id: string) => `${pathname}?module=${id}`;
  const content =
    contents[module.id] ??
    (hasAccess ? { module_id: module.id, video_url: null, captions_url: null, content: '' } : undefined);
  const isFinished = standing.every(isModuleDone);
  const steps = {
    position: texts.position(index + 1, modules.length),
    previous: modules[index - 1] ? addressOf(modules[index - 1]?.id ?? '') : undefined,
    next: modules[index + 1] ? addressOf(modules[index + 1]?.id ?? '') : undefined,
    go: (to: string) => void navigate(to),
  };

  return (
    <>
      <ViewerHeader course={course} standing={standing} isOwn={isOwn} isOffline={isOffline} />
      <Layout>
        <Main>
          {isFinished && !isOwn ? <Summit course={course} /> : null}
          {content ? (
            <ModuleStage
              key={module.id}
              module={module}
              content={content}
              reached={reached[module.id] as Reached}
              recorded={hasAccess && !isOwn}
              steps={steps}
              onChange={onChange}
              onCompleted={() =>
                events.publish('formation.moduleCompleted.v1', { formationId: course.id, moduleId: module.id })
              }
            />
          ) : (
            <LockedModule key={module.id} course={course} module={module} steps={steps} />
          )}
        </Main>
        <ModuleList
          modules={modules}
          current={module.id}
          reached={reached}
          readable={(id) => hasAccess || id in contents}
          addressOf={addressOf}
        />
      </Layout>
    </>
  );
}

/** The module that this entry of the browser's history has shown. */
function moduleOfEntry(modules: ViewerProps['modules']) {
  return modules.find(({ id }) => id === (history.state as { readonly module?: string } | null)?.module);
}

function useIsOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => !navigator.onLine,
  );
}

const Layout = styled(Container)`
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem);
  padding-block: clamp(1.5rem, 3vw, 2.5rem) var(--ag-section);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`;

const Main = styled.div`
  display: grid;
  gap: 2rem;
  min-width: 0;
`;

import { isDone, type ModuleState } from '../progress/learningSession.ts';
import type { ProgressEvent, SessionEvent } from '../progress/progressEvent.ts';
import { addWatched, formatWatched, parseWatched } from '../progress/watchedRanges.ts';
import type { SavedProgress, ViewerCourse } from './viewerApi.ts';

type ViewerModule = ViewerCourse['modules'][number];

/** How far somebody is in one module, with what this device still has to deliver. */
export interface Reached extends ModuleState {
  readonly timeSpentSeconds: number;
  readonly lastWatchedAt: string;
}

const nothing = (module_id: string): Reached => ({
  module_id,
  completion_percentage: 0,
  is_completed: false,
  video_position_seconds: 0,
  watched: null,
  timeSpentSeconds: 0,
  lastWatchedAt: '',
});

/** Where the learner stands in each module: the server's rows, never behind what waits on the device. */
export function reachedByModule(
  modules: readonly ViewerModule[],
  saved: readonly SavedProgress[],
  waiting: readonly ProgressEvent[],
): Record<string, Reached> {
  const reached = Object.fromEntries(modules.map(({ id }) => [id, nothing(id)]));
  for (const row of saved) {
    if (!reached[row.module_id]) continue;
    reached[row.module_id] = {
      module_id: row.module_id,
      completion_percentage: row.completion_percentage,
      is_completed: row.is_completed,
      video_position_seconds: row.video_position_seconds,
      watched: row.watched ?? null,
      timeSpentSeconds: row.time_spent_seconds,
      lastWatchedAt: row.last_watched_at,
    };
  }
  for (const event of waiting) {
    const known = reached[event.module_id];
    if (known && event.kind === 'session') reached[event.module_id] = advance(known, event);
  }
  return reached;
}

/** A module's standing after a session; it never moves backwards. @param played seconds of play to add */
export function advance(known: Reached, session: SessionEvent, played = 0): Reached {
  const isNewer = Date.parse(session.at) > (Date.parse(known.lastWatchedAt) || 0);
  let watched = parseWatched(known.watched);
  for (const [from, to] of parseWatched(session.watched)) watched = addWatched(watched, from, to);
  return {
    ...known,
    timeSpentSeconds: known.timeSpentSeconds + played,
    completion_percentage: Math.max(known.completion_percentage, session.percentage),
    is_completed: known.is_completed || session.completed,
    video_position_seconds: isNewer ? session.position : known.video_position_seconds,
    watched: formatWatched(watched),
    lastWatchedAt: isNewer ? session.at : known.lastWatchedAt,
  };
}

/** What is known here together with what was read of the server: of each module what goes further, or was seen later. */
export function furthest(
  known: Readonly<Record<string, Reached>>,
  read: Readonly<Record<string, Reached>>,
): Record<string, Reached> {
  return Object.fromEntries(
    Object.entries(read).map(([id, there]) => {
      const here = known[id] ?? there;
      const latest = Date.parse(there.lastWatchedAt) > (Date.parse(here.lastWatchedAt) || 0) ? there : here;
      let watched = parseWatched(here.watched);
      for (const [from, to] of parseWatched(there.watched)) watched = addWatched(watched, from, to);
      const module: Reached = {
        module_id: id,
        completion_percentage: Math.max(here.completion_percentage, there.completion_percentage),
        is_completed: here.is_completed || there.is_completed,
        video_position_seconds: latest.video_position_seconds,
        watched: formatWatched(watched),
        timeSpentSeconds: Math.max(here.timeSpentSeconds, there.timeSpentSeconds),
        lastWatchedAt: latest.lastWatchedAt,
      };
      return [id, module];
    }),
  );
}

export const isModuleDone = ({
  completion_percentage,
  is_completed,
}: Pick<ModuleState, 'completion_percentage' | 'is_completed'>): boolean =>
  isDone({ percentage: completion_percentage, completed: is_completed });

/**
 * The module to open when the address names none: the last one seen while it is unfinished, else the first that is
 * not done, else the first.
 */
export function moduleToResume<Module extends { readonly id: string }>(
  modules: readonly Module[],
  reached: Readonly<Record<string, Reached>>,
): Module | undefined {
  const standing = (module: Module) => reached[module.id] ?? nothing(module.id);
  const open = modules.filter((module) => !isModuleDone(standing(module)));
  const seen = open.filter((module) => standing(module).lastWatchedAt !== '');
  const latest = seen.sort((a, b) => Date.parse(standing(b).lastWatchedAt) - Date.parse(standing(a).lastWatchedAt))[0];
  return latest ?? open[0] ?? modules[0];
}

/** Progress of the course as the database computes it: modules that count as done count whole. */
export function courseProgress(reached: readonly ModuleState[]): number {
  if (reached.length === 0) return 0;
  const sum = reached.reduce((total, module) => total + (isModuleDone(module) ? 100 : module.completion_percentage), 0);
  return Math.floor(sum / reached.length);
}

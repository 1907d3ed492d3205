import type { SessionEvent } from './progressEvent.ts';
import { addWatched, formatWatched, parseWatched, watchedPercentage } from './watchedRanges.ts';

/** From this percentage on a module counts as done (marketplace §9). */
export const COMPLETION_THRESHOLD = 90;

/** What is known of a module when a session begins. */
export interface ModuleState {
  readonly module_id: string;
  readonly completion_percentage: number;
  readonly is_completed: boolean;
  readonly video_position_seconds: number;
  readonly watched: string | null;
}

interface SessionStart {
  readonly id: string;
  readonly module: ModuleState;
  readonly hasVideo: boolean;
  readonly device: SessionEvent['device_type'];
  /** ISO 8601. */
  readonly at: string;
}

/** A learning session on one module; it begins with what was reached before (AMB-36). */
export function beginSession({ id, module, hasVideo, device, at }: SessionStart): SessionEvent {
  return {
    kind: 'session',
    id,
    module_id: module.module_id,
    device_type: device,
    started_at: at,
    ended_at: at,
    active_seconds: 0,
    percentage: module.completion_percentage,
    position: module.video_position_seconds,
    watched: hasVideo ? (module.watched ?? '{}') : null,
    completed: module.is_completed,
    at,
  };
}

/** The session goes on without anything else happening, e.g. somebody reads. */
export function continueSession(session: SessionEvent, at: string): SessionEvent {
  return { ...session, ended_at: at, at };
}

/**
 * One more second of play. Where there is no video it is a point of progress as well, capped at 100, and the position
 * is estimated as progress × minutes × 0.6 (marketplace §4, §9; AMB-35).
 */
export function playSecond(session: SessionEvent, at: string, minutes: number): SessionEvent {
  const played = { ...continueSession(session, at), active_seconds: session.active_seconds + 1 };
  if (session.watched !== null) return played;
  const percentage = Math.min(100, session.percentage + 1);
  return {
    ...played,
    percentage,
    position: estimatedPosition(percentage, minutes),
    completed: session.completed || percentage === 100,
  };
}

/** Seconds into a module of so many minutes at so many percent (marketplace §9 "Video position estimate"). */
export function estimatedPosition(percentage: number, minutes: number): number {
  return Math.round(percentage * minutes * 0.6);
}

/**
 * A stretch of the video was played. Progress is what was seen of the whole; all of it completes the module (AMB-37).
 *
 * @param from seconds into the video
 * @param to seconds into the video
 * @param duration of the video in seconds
 */
export function watchStretch(session: SessionEvent, at: string, from: number, to: number, duration: number) {
  const ranges = addWatched(parseWatched(session.watched), from, Math.min(to, duration));
  const percentage = Math.max(session.percentage, watchedPercentage(ranges, duration));
  return {
    ...continueSession(session, at),
    watched: formatWatched(ranges),
    percentage,
    position: Math.floor(to),
    completed: session.completed || percentage === 100,
  };
}

/** The learner moved to another place of the video: no progress (AMB-35). @param position seconds */
export function moveTo(session: SessionEvent, at: string, position: number): SessionEvent {
  return { ...continueSession(session, at), position: Math.max(0, Math.floor(position)) };
}

/** The module is done: "Marquer comme terminé", or the end of a video that was seen (AMB-37). */
export function completeModule(session: SessionEvent, at: string): SessionEvent {
  return { ...continueSession(session, at), completed: true, percentage: 100 };
}

/** Whether a module counts as done in lists and for the certificate. */
export function isDone({ percentage, completed }: Pick<SessionEvent, 'percentage' | 'completed'>): boolean {
  return completed || percentage >= COMPLETION_THRESHOLD;
}

/** "Marquer comme terminé" is offered from the threshold on, until it is done (DSH-026). */
export function canComplete({ percentage, completed }: Pick<SessionEvent, 'percentage' | 'completed'>): boolean {
  return !completed && percentage >= COMPLETION_THRESHOLD;
}

import { newId } from '@agence/shared-contracts/remote/newId';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMember } from '../member/MemberPage.tsx';
import { deviceType } from '../progress/deviceType.ts';
import { beginSession, continueSession, type ModuleState, playSecond } from '../progress/learningSession.ts';
import { claimPlayback } from '../progress/locks.ts';
import type { SessionEvent } from '../progress/progressEvent.ts';

/** Progress tick (marketplace §9), in milliseconds. */
export const TICK_MS = 1000;
/** How often a session in which nothing is played says that it goes on, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** After which an open page is only open, in milliseconds: a screen of text takes no longer to read. */
const IDLE_MS = 60_000;
/** What somebody does who is learning. */
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'click', 'wheel', 'scroll', 'touchmove'];

interface LearningSessionOptions {
  /** What was reached when the module was opened. */
  readonly module: ModuleState;
  readonly minutes: number;
  readonly hasVideo: boolean;
  /** False for a creator in their own course: nothing is kept. */
  readonly recorded: boolean;
  /** @param played seconds of play since the change before */
  readonly onChange: (session: SessionEvent, played: number) => void;
}

const now = () => new Date().toISOString();

/**
 * One module on screen: its learning session, which begins when the module is opened and ends when it is left, the page is
 * hidden (marketplace §4) or nobody has done anything for a while, and play and pause. Every change is kept on the device before anything else happens,
 * and a module that was completed is sent at once.
 */
export function useLearningSession({ module, minutes, hasVideo, recorded, onChange }: LearningSessionOptions) {
  const { user, outbox, deliver } = useMember();
  const [playing, setPlaying] = useState(false);
  const [lostToOtherTab, setLost] = useState(false);
  const current = useRef<SessionEvent>(undefined);
  const standing = useRef(module);
  const isPlaying = useRef(false);
  const lastActive = useRef(Date.now());
  const report = useRef(onChange);
  const send = useRef(deliver);
  useEffect(() => {
    report.current = onChange;
    send.current = deliver;
  });

  const keep = useCallback(
    (next: SessionEvent) => {
      const played = next.active_seconds - (current.current?.active_seconds ?? 0);
      current.current = next;
      const isNowCompleted = next.completed && !standing.current.is_completed;
      standing.current = {
        module_id: next.module_id,
        completion_percentage: next.percentage,
        is_completed: next.completed,
        video_position_seconds: next.position,
        watched: next.watched,
      };
      if (recorded) outbox.put(next);
      report.current(next, played);
      if (isNowCompleted) send.current();
    },
    [outbox, recorded],
  );

  /** Changes the session that runs; while the page is hidden and nothing plays there is none. */
  const change = useCallback(
    (step: (session: SessionEvent, at: string) => SessionEvent) => {
      if (current.current) keep(step(current.current, now()));
    },
    [keep],
  );

  useEffect(() => {
    const begin = () => {
      lastActive.current = Date.now();
      if (current.current) return;
      const id = newId();
      keep(beginSession({ id, module: standing.current, hasVideo, device: deviceType(), at: now() }));
    };
    const end = () => {
      change(continueSession);
      current.current = undefined;
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') begin();
      else if (isPlaying.current) change(continueSession);
      else end();
    };
    const onActivity = () => {
      if (document.visibilityState === 'visible') begin();
    };
    begin();
    const heartbeat = setInterval(() => {
      if (isPlaying.current) change(continueSession);
      // What nobody was there for is not added at the end either.
      else if (Date.now() - lastActive.current > IDLE_MS) current.current = undefined;
      else if (document.visibilityState === 'visible') change(continueSession);
      else end();
    }, HEARTBEAT_MS);
    for (const name of ACTIVITY) document.addEventListener(name, onActivity, { capture: true, passive: true });
    // Before the delivery of what waits, which listens on the window, after the document and without capture.
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', end, { capture: true });
    return () => {
      clearInterval(heartbeat);
      for (const name of ACTIVITY) document.removeEventListener(name, onActivity, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', end, { capture: true });
      end();
      send.current();
    };
  }, [keep, change, hasVideo]);

  const userId = user.id;
  useEffect(() => {
    isPlaying.current = playing;
    if (!playing) return;
    setLost(false);
    const release = claimPlayback(userId, () => {
      setLost(true);
      setPlaying(false);
    });
    const tick = setInterval(() => {
      lastActive.current = Date.now();
      change((session, at) => playSecond(session, at, minutes));
    }, TICK_MS);
    return () => {
      clearInterval(tick);
      release();
      change(continueSession);
      send.current();
    };
  }, [playing, userId, change, minutes]);

  return { playing, setPlaying, lostToOtherTab, change };
}

import { expect, test } from 'vitest';
import {
  beginSession,
  COMPLETION_THRESHOLD,
  canComplete,
  completeModule,
  estimatedPosition,
  isDone,
  moveTo,
  playSecond,
  watchStretch,
} from './learningSession.ts';

const AT = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T12:01:00.000Z';
const begin = (hasVideo: boolean, percentage = 0) =>
  beginSession({
    id: 's1',
    module: {
      module_id: 'm1',
      completion_percentage: percentage,
      is_completed: false,
      video_position_seconds: 0,
      watched: null,
    },
    hasVideo,
    device: 'mobile',
    at: AT,
  });

test('begins with what was reached and nothing played (DSH-030, DSH-031, AMB-36)', () => {
  expect(begin(false, 40)).toMatchObject({
    started_at: AT,
    ended_at: AT,
    active_seconds: 0,
    percentage: 40,
    device_type: 'mobile',
    watched: null,
  });
});

test('adds a second and a point for each second without video, and stops at 100 (DSH-023, CON-004)', () => {
  let session = begin(false);
  for (let second = 0; second < 130; second += 1) session = playSecond(session, LATER, 12);
  expect(session).toMatchObject({ active_seconds: 130, percentage: 100, completed: true, ended_at: LATER });
});

test.each([
  [65, 12, 468],
  [100, 12, 720],
  [0, 12, 0],
])('estimates the position at %d %% of %d minutes as %d seconds (DSH-029)', (percent, minutes, seconds) => {
  expect(estimatedPosition(percent, minutes)).toBe(seconds);
});

test('counts what was seen of a video, not how long it played (AMB-35)', () => {
  let session = begin(true);
  for (let second = 0; second < 60; second += 1) session = playSecond(session, LATER, 12);
  expect(session).toMatchObject({ active_seconds: 60, percentage: 0 });
  session = watchStretch(session, LATER, 0, 30, 100);
  session = moveTo(session, LATER, 80);
  expect(session).toMatchObject({ percentage: 30, position: 80 });
  session = watchStretch(session, LATER, 10, 30, 100);
  expect(session.percentage).toBe(30);
  session = watchStretch(session, LATER, 30, 100, 100);
  expect(session).toMatchObject({ percentage: 100, completed: true, watched: '{[0,100)}' });
});

test.each([
  [89, false, false, false],
  [90, false, true, true],
  [100, true, true, false],
  [40, true, true, false],
])(
  'at %d %%, completed %s: counts as done %s, offers completion %s (DSH-025, DSH-026, AMB-37)',
  (percentage, completed, done, offered) => {
    expect(COMPLETION_THRESHOLD).toBe(90);
    expect(isDone({ percentage, completed })).toBe(done);
    expect(canComplete({ percentage, completed })).toBe(offered);
  },
);

test('completes a module at 100 % (DSH-027)', () => {
  expect(completeModule(begin(false, 90), LATER)).toMatchObject({ completed: true, percentage: 100 });
});

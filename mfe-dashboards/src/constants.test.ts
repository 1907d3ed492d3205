import { expect, test } from 'vitest';
import { RECOMMENDED } from './learner/recommendedApi.ts';
import { COMPLETION_THRESHOLD } from './progress/learningSession.ts';
import { CREATOR_PERCENT } from './studio/creatorSplit.ts';
import { TICK_MS } from './viewer/useLearningSession.ts';

test('the numbers of marketplace §9 are what the pages work with (CON-004, AMB-82)', () => {
  expect({ COMPLETION_THRESHOLD, RECOMMENDED, TICK_MS, CREATOR_PERCENT }).toEqual({
    COMPLETION_THRESHOLD: 90,
    RECOMMENDED: 6,
    TICK_MS: 1000,
    CREATOR_PERCENT: 70,
  });
});

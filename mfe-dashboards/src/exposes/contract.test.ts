// @vitest-environment jsdom
import { describeRemoteContract } from '@agence/shared-contracts/testing/remoteContract';
import { PostgrestClient } from '@supabase/postgrest-js';
import * as lifecycles from './lifecycles.ts';
import * as server from './server.ts';

const answers: Record<string, unknown> = {
  '/user_formation_progress': [],
  '/rpc/learning_stats': {
    streak_days: 3,
    week_minutes: 75,
    weekly_goal_minutes: 120,
    total_minutes: 600,
    modules_completed: 9,
    formations_in_progress: 2,
    formations_completed: 1,
  },
  '/rpc/catalogue': { total: 0, items: [] },
};

describeRemoteContract({
  lifecycles,
  server,
  database: async () =>
    new PostgrestClient('https://backend.test', {
      fetch: async (input) => Response.json(answers[new URL(String(input)).pathname] ?? {}),
    }),
});

import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import type { SendEvents } from './progressOutbox.ts';

const answerSchema = v.object({
  results: v.array(v.object({ id: v.string(), status: v.picklist(['stored', 'refused']) })),
});

/**
 * Hands events to `record_progress`, which refuses a batch that is not the signed-in person's: somebody may sign in
 * between reading the outbox and the request.
 */
export function sendProgressTo(database: () => Promise<Database>): SendEvents {
  return async (userId, events) => {
    const { data, error } = await (await database()).rpc('record_progress', { learner: userId, events });
    if (error) throw new Error(error.message);
    return v.parse(answerSchema, data).results.map(({ id }) => id);
  };
}

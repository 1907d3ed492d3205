import type { TestBackend } from './startTestBackend.ts';

/** Lessons that somebody opened on the server some minutes ago: only the server's own clock says when, and it does not go back. */
export async function openedAgo(
  { database }: TestBackend,
  learner: string,
  modules: readonly string[],
  minutes: number,
) {
  await database.transaction(async (transaction) => {
    // No triggers: one of them keeps the moment as it is.
    await transaction.query('set local session_replication_role = replica');
    await transaction.query(
      `insert into public.user_module_progress (user_id, formation_id, module_id, first_started_at, last_watched_at)
       select $1, formation_id, id, now() - $3::integer * interval '1 minute', 'epoch'
       from public.formation_modules where id = any ($2)
       on conflict (user_id, module_id) do update set first_started_at = excluded.first_started_at`,
      [learner, modules, minutes],
    );
  });
}

import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { MailError, type MailFate } from '../_shared/mail/MailError.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { keepBusyTimes } from './keepBusyTimes.ts';
import { mails } from './mails.ts';
import { publishText } from './publishText.ts';
import { removeFiles } from './removeFiles.ts';

/** A job that is this worker's for four minutes. */
interface Job {
  readonly id: string;
  readonly kind: string;
  readonly subject_id: string | null;
  readonly lease: string;
  /** A worker that had it before ended between handing it over and saying so. */
  readonly was_handed: boolean;
}

type Parameters = Readonly<Record<string, unknown>>;

/** What the database says of work that it does in parts. */
interface Part {
  /** What to ask for the next part with; null after the last. */
  readonly again?: Parameters | null;
  /** Figures that were not what they are counted from. */
  readonly wrong?: readonly unknown[];
}

/** Jobs that the database does itself. */
const inDatabase: Readonly<Record<string, (job: Job) => Parameters>> = {
  check_figures: () => ({}),
  forget_old: () => ({}),
  forget_traces: () => ({}),
  plan_letter: ({ subject_id }) => ({ letter: subject_id }),
  plan_sequences: () => ({}),
  settle_featured: () => ({}),
};

type Outcome = 'done' | 'retry' | 'failed';

/** How many are taken at once: what each may take (`HAND_OVER_LIMIT_MS`), one after the other, is less than their leases. */
export const BATCH = 10;

/**
 * Does the jobs that are due until there are none. Several workers may run at once, and each may end at any moment: a job whose worker
 * is gone is another's four minutes later.
 *
 * @param ending takes no more: a letter to thousands holds up nobody who stops the server
 * @returns how many were taken
 */
export async function runJobs(env: FunctionEnv, ending?: AbortSignal): Promise<number> {
  let taken = 0;
  await foldFigures(env, ending);
  for (;;) {
    const jobs = await callDatabase<readonly Job[]>(env, 'claim_jobs', { size: BATCH });
    for (const job of jobs) await run(job, env);
    taken += jobs.length;
    // What was planned by one of them is due now.
    if (jobs.length === 0 || ending?.aborted) return taken;
  }
}

/**
 * Counts the figures anew of which something has changed, some at a time, until none is left: what visitors see of it is as old as
 * the last time (`docs/decisions/0041-figures.md`).
 */
async function foldFigures(env: FunctionEnv, ending?: AbortSignal): Promise<void> {
  while (!ending?.aborted && (await callDatabase<number>(env, 'fold_figures', {})) > 0);
}

async function inParts(env: FunctionEnv, name: string, first: Parameters): Promise<void> {
  for (let parameters: Parameters | null | undefined = first; parameters; ) {
    const part: Part | null = await callDatabase<Part | null>(env, name, parameters);
    for (const figure of part?.wrong ?? []) console.error('A kept figure was wrong:', JSON.stringify(figure));
    parameters = part?.again;
  }
}

async function run(job: Job, env: FunctionEnv): Promise<void> {
  const settle = (outcome: Outcome, error?: string) =>
    callDatabase(env, 'settle_job', { job: job.id, job_lease: job.lease, outcome, error: error ?? null });
  // Nobody can know whether that mail was sent: a person decides, rather than somebody getting it twice.
  if (job.was_handed && !env.mailsOnce) return void (await settle('failed', 'interrupted'));
  try {
    const parameters = inDatabase[job.kind]?.(job);
    if (parameters) await inParts(env, job.kind, parameters);
    else if (job.kind === 'calendar') await keepBusyTimes(job.subject_id, env);
    else if (job.kind === 'remove_files') await removeFiles(env);
    else if (job.kind === 'publish_text') await publishText(job.subject_id ?? '', env);
    else if (!(await send(job, env))) return;
  } catch (error) {
    const fate = fateOf(error);
    // With a provider that sends the same key once, what is unknown is tried again.
    const isOver = fate === 'never' || (fate === 'unknown' && !env.mailsOnce);
    return void (await settle(isOver ? 'failed' : 'retry', error instanceof Error ? error.message : String(error)));
  }
  // Where this cannot be said, the lease runs out, and the next worker sees that the mail was handed over.
  await settle('done');
}

function fateOf(error: unknown): MailFate {
  if (error instanceof MailError) return error.fate;
  // Nobody mends a broken text by trying again.
  return error instanceof Refusal && error.code === 'text_broken' ? 'never' : 'later';
}

/** @returns false for who has lost the lease, and sends nothing */
async function send({ id, kind, subject_id, lease }: Job, env: FunctionEnv): Promise<boolean> {
  const write = mails[kind];
  if (!write || !subject_id) throw new MailError('never', `Nobody knows what ${kind} is.`);
  const mail = await write(subject_id, env);
  if (!mail) return true;
  if (!(await callDatabase<boolean>(env, 'hand_over_job', { job: id, job_lease: lease }))) return false;
  await env.sendMail(mail, id);
  return true;
}

import { assertPublishable } from '../_shared/assertPublishable.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';

interface DueText {
  readonly kind: string;
  readonly content: unknown;
  readonly publish_at: string;
}

/**
 * Publishes a text whose time has come, if that is still wanted. It is checked again: the release that knows its kind may have
 * changed since.
 *
 * @throws Refusal `text_broken`
 */
export async function publishText(text: string, env: FunctionEnv): Promise<void> {
  const due = await callDatabase<DueText | null>(env, 'due_text', { wanted: text });
  if (!due) return;
  assertPublishable(due.kind, due.content);
  await callDatabase(env, 'publish_due_text', { wanted: text, at: due.publish_at });
}

import * as v from 'valibot';
import type { RowChange } from './rowChanges.ts';

const text = v.pipe(v.string(), v.maxLength(255));

const subscriptionSchema = v.object({
  event: v.picklist(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: v.literal('public'),
  table: text,
  /** `column=eq.value`. */
  filter: v.optional(v.pipe(text, v.regex(/^[a-z_]+=eq\..+$/s))),
});
/** What a subscriber wants to hear of. */
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

const joinSchema = v.object({
  config: v.object({
    postgres_changes: v.pipe(v.array(subscriptionSchema), v.minLength(1), v.maxLength(20)),
    private: v.optional(v.literal(false)),
  }),
  access_token: v.string(),
});
export type JoinRequest = v.InferOutput<typeof joinSchema>;

/** @returns the request, or why there is nothing of that kind here */
export function readJoinRequest(payload: unknown): JoinRequest | string {
  const read = v.safeParse(joinSchema, payload);
  if (read.success) return read.output;
  const [issue] = read.issues;
  return `Only changes of one's own rows are told of here: ${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`;
}

/**
 * Whether a subscriber wants to hear of a row.
 *
 * @param row undefined while it is not read yet: filters are left out then, and so are those by a column of which a deletion
 *   does not tell
 */
export function wants(
  { table, event, filter }: Subscription,
  change: RowChange,
  row?: Readonly<Record<string, unknown>>,
): boolean {
  if (table !== change.table || (event !== '*' && event !== change.type)) return false;
  if (!filter || !row) return true;
  const at = filter.indexOf('=eq.');
  const known: Readonly<Record<string, unknown>> = { user_id: change.owner, ...row };
  const column = filter.slice(0, at);
  if (change.type === 'DELETE' && !(column in known)) return true;
  return String(known[column]) === filter.slice(at + '=eq.'.length);
}

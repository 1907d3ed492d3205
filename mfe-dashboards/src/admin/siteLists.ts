import { entrySchemas } from '@agence/shared-contracts/backend/siteLists';
import * as v from 'valibot';

/** All four lists as they are exported and imported; a list that is left out stays as it is. */
export const siteListsSchema = v.pipe(
  v.strictObject({
    testimonials: v.optional(v.pipe(v.array(entrySchemas.testimonials), v.maxLength(200))),
    case_studies: v.optional(v.pipe(v.array(entrySchemas.case_studies), v.maxLength(200))),
    live_stats: v.optional(v.pipe(v.array(entrySchemas.live_stats), v.maxLength(200))),
    success_notifications: v.optional(v.pipe(v.array(entrySchemas.success_notifications), v.maxLength(200))),
  }),
  v.check((lists) => Object.keys(lists).length > 0, 'Aucune des quatre listes ne s’y trouve.'),
);
export type SiteLists = v.InferOutput<typeof siteListsSchema>;

type Checked<Value> = { readonly value: Value } | { readonly problems: readonly string[] };

/** Reads a text as JSON of a shape; says where it does not fit. @param invalid what to say when it is no JSON */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  typed: string,
  invalid: string,
): Checked<v.InferOutput<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(typed);
  } catch {
    return { problems: [invalid] };
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { value: parsed.output };
  return { problems: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '·'} : ${issue.message}`) };
}

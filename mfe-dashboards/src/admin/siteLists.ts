import * as v from 'valibot';

/** A short text that says something. */
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
/** A path of this site or an https address; never anything a browser would run. */
const address = v.pipe(v.string(), v.regex(/^(https:\/\/[^\s/]+|\/[^\s/\\])[^\s\\]*$/), v.maxLength(2048));

const improvement = v.strictObject({ metric: text(80), improvement: text(80) });

/** What an entry of each list holds (marketplace §3 "Testimonial", AMB-48). Unknown fields are refused. */
export const entrySchemas = {
  testimonials: v.strictObject({
    name: text(80),
    position: v.optional(text(80)),
    company: text(80),
    location: text(80),
    avatar: v.optional(address),
    videoThumbnail: v.optional(address),
    quote: text(1000),
    results: v.pipe(v.array(improvement), v.maxLength(6)),
    beforeAfter: v.optional(v.strictObject({ before: text(200), after: text(200) })),
    /** The person exists and agreed to be quoted (Competition Act). */
    verified: v.optional(v.boolean()),
  }),
  case_studies: v.strictObject({
    title: text(160),
    client: text(80),
    sector: text(80),
    summary: text(1000),
    results: v.pipe(v.array(improvement), v.minLength(1), v.maxLength(6)),
    url: v.optional(address),
  }),
  live_stats: v.strictObject({
    label: text(80),
    value: v.pipe(v.number(), v.finite()),
    suffix: v.optional(v.pipe(v.string(), v.maxLength(12))),
    source: text(200),
  }),
  success_notifications: v.strictObject({
    message: text(200),
    location: v.optional(text(80)),
    order_id: v.pipe(v.string(), v.uuid()),
  }),
} as const;

export type ListName = keyof typeof entrySchemas;
export const listNames = Object.keys(entrySchemas) as ListName[];

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

/** An entry to begin with, so that nobody has to know the fields by heart. */
export const emptyEntries: Readonly<Record<ListName, object>> = {
  testimonials: { name: '', company: '', location: '', quote: '', results: [{ metric: '', improvement: '' }] },
  case_studies: { title: '', client: '', sector: '', summary: '', results: [{ metric: '', improvement: '' }] },
  live_stats: { label: '', value: 0, suffix: '', source: '' },
  success_notifications: { message: '', order_id: '' },
};

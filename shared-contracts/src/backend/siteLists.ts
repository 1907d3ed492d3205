import * as v from 'valibot';

/** What the admin page says about entries that do not fit. */
const messages = {
  missing: 'Remplissez ce champ.',
  long: (most: number) => `Au plus ${most} caractères.`,
  address: 'Écrivez une adresse https:// ou un chemin du site, comme /blog.',
  number: 'Écrivez un nombre, comme 12 ou 4,5.',
  result: 'Chaque résultat a une mesure et ce qui a changé, séparés par un deux-points.',
  results: 'Écrivez au moins un résultat.',
  tooManyResults: 'Au plus six résultats.',
  list: 'Une liste est attendue ici.',
  order: 'Copiez le numéro complet de la commande.',
  unknown: 'Ce champ n’a pas sa place ici.',
};

/** Of an object: something is missing, or there is too much of it. */
const shape = ({ input }: v.StrictObjectIssue) => (input === undefined ? messages.missing : messages.unknown);

/** A short text that says something. */
const text = (most: number, missing = messages.missing) =>
  v.pipe(v.string(missing), v.trim(), v.minLength(1, missing), v.maxLength(most, messages.long(most)));
/** A path of this site or an https address; never anything a browser would run. */
const address = v.pipe(
  v.string(messages.address),
  v.regex(/^(https:\/\/[^\s/]+|\/[^\s/\\])[^\s\\]*$/, messages.address),
  v.maxLength(2048, messages.long(2048)),
);

const improvement = v.strictObject(
  { metric: text(80, messages.result), improvement: text(80, messages.result) },
  shape,
);
const results = v.pipe(v.array(improvement, messages.list), v.maxLength(6, messages.tooManyResults));

const notice = { message: text(200), location: v.optional(text(80)) };

/** What an entry of each list of the admin page holds (marketplace §3 "Testimonial", AMB-48). Unknown fields are refused. */
export const entrySchemas = {
  testimonials: v.strictObject(
    {
      name: text(80),
      position: v.optional(text(80)),
      company: text(80),
      location: text(80),
      avatar: v.optional(address),
      videoThumbnail: v.optional(address),
      quote: text(1000),
      results,
      beforeAfter: v.optional(v.strictObject({ before: text(200), after: text(200) }, shape)),
      /** The person exists and agreed to be quoted (Competition Act). */
      verified: v.optional(v.boolean(messages.unknown)),
    },
    shape,
  ),
  case_studies: v.strictObject(
    {
      title: text(160),
      client: text(80),
      sector: text(80),
      summary: text(1000),
      results: v.pipe(results, v.minLength(1, messages.results)),
      url: v.optional(address),
    },
    shape,
  ),
  live_stats: v.strictObject(
    {
      label: text(80),
      value: v.pipe(v.number(messages.number), v.finite(messages.number)),
      suffix: v.optional(v.pipe(v.string(messages.missing), v.maxLength(12, messages.long(12)))),
      source: text(200),
    },
    shape,
  ),
  success_notifications: v.strictObject(
    { ...notice, order_id: v.pipe(v.string(messages.order), v.uuid(messages.order)) },
    shape,
  ),
} as const;

/** Name of a list that the administration keeps. */
export type ListName = keyof typeof entrySchemas;
/** All lists, in the order of the administration. */
export const listNames = Object.keys(entrySchemas) as ListName[];

/** Entries that fit; others were written past the admin page and are left out. */
function fitting<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((entry): v.InferOutput<Schema>[] => {
          const { success, output } = v.safeParse(schema, entry);
          return success ? [output] : [];
        }),
      ),
    ),
    [],
  );
}

/** Answer of `rpc('shown_lists')`: what visitors see of each list. Notices come without their order. */
export const shownListsSchema = v.object({
  testimonials: fitting(entrySchemas.testimonials),
  case_studies: fitting(entrySchemas.case_studies),
  live_stats: fitting(entrySchemas.live_stats),
  success_notifications: fitting(v.strictObject(notice)),
});
/** What `shownListsSchema` reads. */
export type ShownLists = v.InferOutput<typeof shownListsSchema>;

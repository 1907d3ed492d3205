import * as v from 'valibot';

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
/** Optional field of a form: left empty means not given. */
const optional = (max: number) =>
  v.optional(
    v.pipe(
      text(max),
      v.transform((value) => (value === '' ? undefined : value)),
    ),
  );

const common = {
  /** Made by the sender, so that a repeated delivery is stored once; a plain form sends none. */
  id: v.optional(v.pipe(v.string(), v.uuid())),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email()),
  form: v.optional(text(80), ''),
};

/** What the newsletter and contact forms send (AMB-10, AMB-12). */
export const Lead = v.variant('kind', [
  v.object({ kind: v.literal('newsletter'), ...common }),
  v.object({
    kind: v.literal('contact'),
    ...common,
    nom: v.pipe(text(80), v.minLength(2)),
    telephone: optional(40),
    entreprise: optional(120),
    service: optional(120),
    budget: optional(60),
    message: v.pipe(text(2000), v.minLength(10)),
    consentement: v.pipe(
      v.union([v.literal(true), v.picklist(['on', 'true', '1', 'oui'])]),
      v.transform(() => true as const),
    ),
  }),
]);
export type Lead = v.InferOutput<typeof Lead>;

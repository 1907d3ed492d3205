import * as v from 'valibot';
import { text } from './text.ts';

const today = () => new Date().toISOString().slice(0, 10);

const proof = {
  id: v.pipe(v.string(), v.regex(/^[a-zA-Z-]+$/)),
  /** What it says, and where. */
  name: text,
  /** Where it comes from: what somebody who asks is shown. */
  source: text,
  /** Day of the last check; empty until somebody has made one. */
  verifiedOn: v.pipe(
    v.string(),
    v.check(
      (day) => day === '' || v.is(v.pipe(v.string(), v.isoDate()), day),
      'Écrivez une date comme 2026-11-23, ou laissez vide tant que personne n’a vérifié.',
    ),
    v.check((day) => day <= today(), 'Cette date est à venir.'),
  ),
  isShown: v.boolean(),
};

/** Figures of which a reader would believe one alone: `/nos-chiffres` lists all that are shown (AMB-14). */
const CONTRADICTIONS = [
  ['maxClients', 'followed'],
  ['scaleUps', 'documented'],
  ['newsletterReaders', 'contentReaders'],
] as const;

/** Every figure and testimonial that pages show, with its proof and its switch, as staff write them for `/nos-chiffres` (AMB-56). */
export const claimsSchema = v.strictObject({
  title: text,
  lead: text,
  figures: v.pipe(
    v.array(v.strictObject({ ...proof, value: text })),
    v.check((figures) => {
      const shown = new Set(figures.filter(({ isShown }) => isShown).map(({ id }) => id));
      return !CONTRADICTIONS.some((pair) => pair.every((id) => shown.has(id)));
    }, 'Deux chiffres qui se contredisent ne se montrent pas ensemble : clients à la fois ou clients actifs, les deux comptes de mises à l’échelle, les deux comptes d’abonnés. N’en montrez qu’un.'),
  ),
  testimonials: v.array(v.strictObject(proof)),
});

/** What staff write for `/nos-chiffres`. */
export type ClaimsText = v.InferOutput<typeof claimsSchema>;

/** Names of the claims that visitors do not see. */
export function hiddenClaims({ figures, testimonials }: ClaimsText): string[] {
  return [...figures, ...testimonials].filter(({ isShown }) => !isShown).map(({ id }) => id);
}

/**
 * A text of a page without what its claims hide, and with their values: whatever names a claim (`claim`) follows it, and each
 * quotation (`quote`) the testimonial that has its `id`, also where staff have written around them. A verified one says that it is (`isVerified`).
 */
export function withClaims<Value>(value: Value, claims: ClaimsText | undefined): Value {
  if (!claims) return value;
  const values = new Map(claims.figures.map(({ id, value }) => [id, value]));
  const hidden = new Set(hiddenClaims(claims));
  const verified = new Set(claims.testimonials.filter(({ verifiedOn }) => verifiedOn !== '').map(({ id }) => id));
  const isHidden = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return false;
    const { claim, id, quote } = part as Readonly<Record<string, string>>;
    return hidden.has(claim as string) || (quote !== undefined && hidden.has(id as string));
  };
  const follow = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.filter((item) => !isHidden(item)).map(follow);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).filter(([, inner]) => !isHidden(inner));
    const followed = Object.fromEntries(entries.map(([key, inner]) => [key, follow(inner)]));
    if (followed.quote !== undefined && verified.has(followed.id as string)) return { ...followed, isVerified: true };
    const named = values.get(followed.claim as string);
    return named === undefined || !('value' in followed) ? followed : { ...followed, value: named };
  };
  return follow(value) as Value;
}

import * as v from 'valibot';
import { readPhone } from './readPhone.ts';

/** What is typed on one line stays one line, in mails and lists too: line ends and other control characters become spaces. */
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
    v.trim(),
    v.maxLength(max),
  );
/** Several lines, without other control characters. */
const lines = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}+/gu, ' ')),
    v.trim(),
    v.maxLength(max),
  );
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

/** What the visitor's button offered (AMB-65). */
const ASKED = ['consultation', 'audit', 'meeting', 'vip', 'quote'] as const;
export type Asked = (typeof ASKED)[number];

/** Words of a page, as far as they go: what is too long for its place, or no text for a database, is cut. */
const words = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((value) =>
      value
        .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
        .trim()
        .slice(0, max)
        .replace(/\p{Cs}/gu, ''),
    ),
  );

/** What the page knew, in the words that the visitor saw there. */
const RequestContext = v.object({
  title: v.optional(words(120)),
  lines: v.optional(
    v.pipe(
      v.array(v.tuple([words(80), words(300)])),
      v.transform((lines) => lines.slice(0, 24)),
    ),
  ),
});
export type RequestContext = v.InferOutput<typeof RequestContext>;

const Origin = v.object({
  landing: v.optional(words(300)),
  referrer: v.optional(words(200)),
  source: v.optional(words(100)),
  medium: v.optional(words(100)),
  campaign: v.optional(words(100)),
});
export type Origin = v.InferOutput<typeof Origin>;

/** JSON in a field, as a form has it. What does not fit is left out: no request is lost for what its page says of it. */
const json = <const Schema extends v.GenericSchema<unknown, object>>(schema: Schema) =>
  v.fallback(v.pipe(v.string(), v.maxLength(6000), v.parseJson(), schema), {} as v.InferOutput<Schema>);

/** What the newsletter and contact forms send (AMB-10, AMB-12). */
export const Lead = v.variant('kind', [
  v.object({ kind: v.literal('newsletter'), ...common }),
  v.object({
    kind: v.literal('contact'),
    ...common,
    nom: v.pipe(text(80), v.minLength(2)),
    // Who asked to be called can be.
    telephone: v.pipe(
      optional(40),
      v.check((typed) => typed === undefined || readPhone(typed) !== undefined),
      v.transform((typed) => (typed === undefined ? undefined : readPhone(typed))),
    ),
    entreprise: optional(120),
    /** The token of a time that is held: booked with the request, which is kept without it too. */
    rendez_vous: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
    demande: v.fallback(v.picklist(ASKED), 'consultation'),
    contexte: json(RequestContext),
    origine: json(Origin),
    service: optional(120),
    budget: optional(60),
    message: v.pipe(lines(2000), v.minLength(10)),
    consentement: v.pipe(
      v.union([v.literal(true), v.picklist(['on', 'true', '1', 'oui'])]),
      v.transform(() => true as const),
    ),
  }),
]);
export type Lead = v.InferOutput<typeof Lead>;

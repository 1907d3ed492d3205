import * as v from 'valibot';
import { emailAddress } from './emailAddress.ts';
import { ASKED, CHOICE_LENGTH, contactFields } from './leadFields.ts';
import { readPhone } from './readPhone.ts';
import { line, lines } from './typed.ts';

/** What is wrong with a field and how to mend it, shown beside it. */
const MESSAGES = {
  nom: 'Entrez votre nom (2 à 80\u00a0caractères).',
  email: 'Entrez une adresse complète, par exemple marie@entreprise.ca.',
  telephone:
    'Entrez un numéro complet, par exemple 418\u00a0555-0123 poste\u00a012 ou +33\u00a06\u00a012\u00a034\u00a056\u00a078, ou laissez ce champ vide.',
  entreprise: 'Entrez un nom de 120\u00a0caractères au plus.',
  message: 'Décrivez votre projet en 10 à 2000\u00a0caractères.',
  consentement: 'Cochez cette case pour que nous puissions vous répondre.',
} as const;

/** Optional field of a form: left empty means not given. */
const optional = (max: number, message?: string) =>
  v.optional(
    v.pipe(
      line(max, message),
      v.transform((value) => (value === '' ? undefined : value)),
    ),
  );

const { nom, message, telephone, entreprise } = contactFields;
const email = emailAddress(MESSAGES.email);

/** What is typed and chosen in a contact form. */
const typed = {
  nom: v.pipe(line(nom.maxLength, MESSAGES.nom), v.minLength(nom.minLength, MESSAGES.nom)),
  email,
  message: v.pipe(lines(message.maxLength, MESSAGES.message), v.minLength(message.minLength, MESSAGES.message)),
  // Who asked to be called can be.
  telephone: v.pipe(
    optional(telephone.maxLength, MESSAGES.telephone),
    v.check((number) => number === undefined || readPhone(number) !== undefined, MESSAGES.telephone),
    v.transform((number) => (number === undefined ? undefined : readPhone(number))),
  ),
  entreprise: optional(entreprise.maxLength, MESSAGES.entreprise),
  service: optional(CHOICE_LENGTH.service),
  budget: optional(CHOICE_LENGTH.budget),
  consentement: v.pipe(
    v.union([v.literal(true), v.picklist(['on', 'true', '1', 'oui'])], MESSAGES.consentement),
    v.transform(() => true as const),
  ),
} satisfies Record<keyof typeof contactFields, v.GenericSchema<unknown, unknown> | v.GenericSchema<string>>;

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
const Context = v.object({
  title: v.optional(words(120)),
  lines: v.optional(
    v.pipe(
      v.array(v.tuple([words(80), words(300)])),
      v.transform((said) => said.slice(0, 24)),
    ),
  ),
});
const Origin = v.object({
  landing: v.optional(words(300)),
  referrer: v.optional(words(200)),
  source: v.optional(words(100)),
  medium: v.optional(words(100)),
  campaign: v.optional(words(100)),
});

/** JSON in a field, as a form has it. What does not fit is left out: no request is lost for what its page says of it. */
const json = <const Schema extends v.GenericSchema<unknown, object>>(schema: Schema) =>
  v.fallback(v.pipe(v.string(), v.maxLength(6000), v.parseJson(), schema), {} as v.InferOutput<Schema>);

/** What every form sends besides its fields. */
const common = {
  /** Made by the sender, so that a repeated delivery is stored once; a plain form sends none. */
  id: v.optional(v.pipe(v.string(), v.uuid())),
  form: v.optional(line(80), ''),
  /** The page that a plain form goes back to; judged where it is used. */
  return_to: v.optional(v.unknown()),
  /** A field that people do not see, empty where a person has sent the form. */
  site_web: v.optional(v.literal('')),
};

/**
 * What the newsletter and contact forms send (AMB-10, AMB-12), from their fields to the columns of `leads`. A key that is not here is
 * refused, for a field that nobody reads is a request that is lost.
 */
const Lead = v.variant('kind', [
  v.strictObject({ kind: v.literal('newsletter'), ...common, email }),
  v.strictObject({
    kind: v.literal('contact'),
    ...common,
    ...typed,
    /** What the visitor's button offered (AMB-65). */
    demande: v.fallback(v.picklist(ASKED), 'consultation'),
    contexte: json(Context),
    origine: json(Origin),
    /** The token of a time that is held: booked with the request, which is kept without it too. */
    rendez_vous: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  }),
]);
/** A request as it is stored. */
export type Lead = v.InferOutput<typeof Lead>;
/** A request for an answer. */
export type ContactLead = Extract<Lead, { kind: 'contact' }>;

/** Reads what a form has sent, by script or by itself. @returns it as it is stored, or the names of the fields that are missing or wrong */
export function readLead(fields: unknown): { readonly lead: Lead } | { readonly refused: readonly string[] } {
  const { success, output, issues } = v.safeParse(Lead, fields);
  return success ? { lead: output } : { refused: [...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'kind'))] };
}

const Typed = v.object(typed);
/** A box that is not ticked is not sent: then its own message says so, as of a field that is left empty. */
const NOTHING = Object.fromEntries(Object.keys(typed).map((field) => [field, '']));

/** What is wrong with what is typed into a contact form, by field, in the order of the form. */
export type ContactErrors = { readonly [Field in keyof typeof contactFields]?: string };

/** Judges the fields of a contact form before they are sent, as the function does. */
export function contactErrors(fields: Readonly<Record<string, unknown>>): ContactErrors {
  const { issues } = v.safeParse(Typed, { ...NOTHING, ...fields });
  const { nested = {} } = issues ? v.flatten<typeof Typed>(issues) : {};
  return Object.fromEntries(Object.entries(nested).map(([field, messages]) => [field, messages?.[0]]));
}

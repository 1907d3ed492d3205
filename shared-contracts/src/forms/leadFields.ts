/** What visitors may ask for (AMB-65): a consultation of 30 minutes, the audit of 45, an office meeting, the VIP programme, a quote. */
export const ASKED = ['consultation', 'audit', 'meeting', 'vip', 'quote'] as const;

/** Monthly budgets that the contact form offers. */
export const BUDGETS = [
  'À déterminer',
  'Moins de 2\u00a0000\u00a0$',
  '2\u00a0000\u00a0$ à 3\u00a0500\u00a0$',
  '3\u00a0500\u00a0$ à 10\u00a0000\u00a0$',
  'Plus de 10\u00a0000\u00a0$',
] as const;

/** The address that every form of ours asks for. */
const email = { name: 'email', type: 'email', autoComplete: 'email', required: true, maxLength: 254 } as const;

/** Fields of a newsletter form, as attributes of their controls (AMB-10). */
export const newsletterFields = { email } as const;

/**
 * Fields of a contact form, as attributes of their controls, in its order (AMB-12). A form may leave out what is not required; the schema
 * (`forms/lead`), its messages and the function that stores a request have the same names and limits from here.
 */
export const contactFields = {
  nom: { name: 'nom', autoComplete: 'name', required: true, minLength: 2, maxLength: 80 },
  email,
  message: { name: 'message', required: true, minLength: 10, maxLength: 2000 },
  telephone: { name: 'telephone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
  entreprise: { name: 'entreprise', autoComplete: 'organization', maxLength: 120 },
  service: { name: 'service' },
  budget: { name: 'budget' },
  consentement: { name: 'consentement', value: 'oui', required: true },
} as const;

/** Column of `leads` that keeps each field of a contact form. */
export const contactColumns = {
  nom: 'name',
  email: 'email',
  message: 'message',
  telephone: 'phone',
  entreprise: 'company',
  service: 'service',
  budget: 'budget',
  consentement: 'consented_at',
} as const satisfies Readonly<Record<keyof typeof contactFields, string>>;

/** Longest value of a choice, which is a name of ours, in characters. */
export const CHOICE_LENGTH = { service: 120, budget: 60 } as const;

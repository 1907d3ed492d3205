import type { contactFields } from './leadFields.ts';

/** How the contact form asks for each of its fields. */
export const contactLabels = {
  nom: 'Nom',
  email: 'Courriel',
  telephone: 'Téléphone',
  entreprise: 'Entreprise',
  service: 'Service qui vous intéresse',
  budget: 'Budget mensuel',
  message: 'Votre projet en quelques lignes',
  consentement: 'J’accepte que mes renseignements servent à répondre à ma demande.',
} as const satisfies Readonly<Record<keyof typeof contactFields, string>>;

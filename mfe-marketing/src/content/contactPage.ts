import { brand } from '@agence/shared-contracts/brand';
import type { ContactText } from '@agence/shared-contracts/texts/contact';

const { phone, street, city, region, postalCode, hours, social } = brand;

/** How the agency is reached, until staff write something in its place: as it is configured. */
export const contactText: ContactText = {
  title: 'Nous joindre',
  lead: 'Une question, un chiffre qui vous inquiète, un projet : quelqu’un de l’équipe vous répond, pas un robot.',
  ...{ phone, street, city, region, postalCode, hours },
  social: [...social],
};

/** Words around the contact. */
export const contactPageTexts = {
  path: '/nous-joindre',
  home: 'Accueil',
  seo: {
    title: 'Nous joindre',
    description:
      'Téléphone, courriel, adresse et heures de notre agence marketing de Québec. Écrivez-nous, appelez-nous ou réservez une consultation gratuite.',
    keywords: ['contact agence marketing Québec', 'téléphone', 'adresse', 'heures d’ouverture'],
  },
  answers: {
    title: 'Qui vous répond',
    text: 'La personne qui s’y connaît le mieux lit votre message et vous répond elle-même, en moins de 2\u00a0h, les jours ouvrables.',
    mark: 'Portraits dessinés',
  },
  form: {
    title: 'Écrivez-nous',
    submit: 'Envoyer ma demande',
  },
  map: { focus: 'Québec', alt: 'Carte\u00a0: notre bureau à Québec, face à Lévis' },
  phone: 'Téléphone',
  email: 'Courriel',
  office: 'Au bureau',
  directions: 'Voir l’itinéraire',
  visit: 'Planifier une rencontre au bureau',
  hours: 'Heures',
  meeting: 'De vive voix',
  social: 'Ailleurs',
  action: 'Réserver une consultation',
  alone: {
    title: 'Ou commencez sans nous',
    text: 'Douze questions, un score sur 100 et trois actions à faire cette semaine. Aucune adresse à laisser.',
    to: '/outils/audit-marketing',
    label: 'Faire mon audit',
  },
} as const;

import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { brandName } from '@agence/shared-contracts/brand';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { ofName } from '@agence/shared-contracts/format/ofName';

const counted = (count: number, one: string, several: string) => `${frenchNumber(count)} ${count > 1 ? several : one}`;

/** Texts of the creator's profile (marketplace §2 "Creator profile"). */
export const creatorTexts = {
  eyebrow: 'Formateur',
  rating: (average: string) => `${average} sur 5`,
  portrait: (name: string) => `Portrait ${ofName(name)}`,
  notRated: 'Pas encore évalué',
  hourlyRate: (price: string) => `${price} de l’heure + taxes`,
  /** What a price of the bar at the thumb is for. */
  per: (minutes: number) => (minutes === 60 ? 'de l’heure' : `pour ${formatDuration(minutes)}`),
  specialties: 'Spécialités',
  website: 'Site web',
  linkedin: 'LinkedIn',
  newTab: '(nouvel onglet)',
  stats: {
    formations: 'Formations',
    students: 'Étudiants',
    revenue: 'Revenus générés',
    rating: 'Note moyenne',
    hidden: 'Non publié',
  },
  quote: (text: string) => `«\u00a0${text}\u00a0»`,
  quotedBy: (author: string) => `${author}, à propos de `,
  about: (name: string) => `À propos ${ofName(name)}`,
  facts: {
    company: 'Entreprise',
    experience: 'Expérience',
    years: (count: number) => `${count} ${count > 1 ? 'ans' : 'an'}`,
    languages: 'Langues',
    response: 'Délai de réponse',
    satisfaction: 'Satisfaction',
    sponsorships: 'Commandites',
    active: (count: number) => counted(count, 'active', 'actives'),
  },
  services: (count: number) => counted(count, 'service offert', 'services offerts'),
  /** Services and what the shop sells: nobody who books needs to know which is which. */
  offered: (count: number) => counted(count, 'rencontre au choix', 'rencontres au choix'),
  tips: (count: number) => counted(count, 'soutien reçu', 'soutiens reçus'),
  languages: { fr: 'français', en: 'anglais', es: 'espagnol' } as Readonly<Record<string, string>>,
  recent: 'Dernières formations',
  only: 'Sa formation',
  none: 'Aucune formation disponible',
  noneDetail: 'Les prochaines formations de ce profil apparaîtront ici.',
  all: 'Voir tout le catalogue',
  missing: {
    title: 'Créateur introuvable',
    detail: 'Ce profil n’existe pas ou n’est plus public.',
  },
  seo: (name: string, specialties: readonly string[]) =>
    `${name}, formateur sur ${brandName}${specialties.length > 0 ? ` : ${specialties.slice(0, 3).join(', ')}` : ''}. Parcours, avis et formations.`,
} as const;

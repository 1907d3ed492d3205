import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';

/** Texts that several pages of the marketplace share. */
export const frameTexts = {
  loading: 'Chargement...',
  home: 'Accueil',
  trail: 'Fil d’Ariane',
  courses: 'Formations',
  backToCourses: 'Retour aux formations',
  shop: 'Boutique',
  imageMissing: 'Image non disponible',
  verified: 'Profil vérifié',
  fictional: 'Fictif',
  taxes: '+ taxes',
  subscription: { month: '/mois', year: '/an' },
  /** Of a public demonstration (AMB-59). */
  notForSale: {
    title: 'Démonstration publique',
    detail: 'Rien n’est vendu ici : aucun achat ne peut être fait.',
  },
  stars: (rating: number) => `${formatRating(rating)} sur 5`,
} as const;

/** An average of ratings with one decimal: `4,8`. */
export function formatRating(rating: number): string {
  return frenchNumber(rating, { most: 1, least: 1 });
}

import { COURSE_MISSING, COURSE_NOT_FOUND } from '@agence/shared-contracts/backend/errors';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { ofName } from '@agence/shared-contracts/format/ofName';
import { formatRating } from './frame.ts';

/** Texts of the course page (marketplace §2, §8). */
export const courseTexts = {
  popular: 'Populaire',
  premium: 'Premium',
  benefits: {
    content: (count: number, duration: string) => `${count} ${count > 1 ? 'modules' : 'module'}, ${duration} en tout`,
    refund: 'Remboursement pendant 30 jours',
    views: (count: number) => `${frenchNumber(count)} ${count > 1 ? 'vues' : 'vue'}`,
  },
  rating: (average: number) => `★ ${formatRating(average)} sur 5`,
  unrated: 'Pas encore d’avis',
  about: 'Ce que vous allez faire',
  objectives: 'À la fin, vous saurez',
  modules: 'Au programme',
  whole: (count: number, duration: string) => `${count} ${count > 1 ? 'modules' : 'module'}, ${duration}`,
  firstIsFree: '. Le premier est gratuit.',
  /** Of a free course all is free. */
  preview: (isFree: boolean) => (isFree ? 'Extrait' : 'Extrait gratuit'),
  openPreview: 'Lire l’extrait',
  extractOf: (number: number, isFree: boolean) => `Extrait${isFree ? '' : ' gratuit'}, module ${number}`,
  stars: (count: number) => `${count} ${count > 1 ? 'étoiles' : 'étoile'}`,
  thumb: 'Prix et prochaine étape',
  ratings: (count: number) => `${count} avis`,
  previewVideo: (title: string) => `Aperçu vidéo : ${title}`,
  once: 'Achat unique • Accès à vie',
  subscription: { month: 'Abonnement mensuel', year: 'Abonnement annuel' },
  immediate: 'Accès immédiat',
  certificate: 'Certificat inclus',
  start: 'Commencer la formation',
  goOn: 'Continuer la formation',
  buy: 'Acheter la formation',
  owned: 'Déjà acheté',
  starting: 'Un instant…',
  request: 'Demander l’accès',
  requestNote: 'Nous ouvrons votre accès le jour même et vous envoyons la facture.',
  failed: { title: 'Erreur', description: 'La formation n’a pas pu être ajoutée. Réessayez dans un instant.' },
  creator: 'Qui enseigne',
  profile: 'Voir son profil',
  sponsors: 'Avec le soutien de',
  creatorUnnamed: 'La personne qui enseigne cette formation a choisi de ne pas afficher son nom.',
  creatorRating: (average: string) => `★ ${average}`,
  reviews: 'Ce que les apprenants en disent',
  fictionalReviews: 'Avis fictifs',
  answer: (creator: string | undefined) => (creator ? `Réponse ${ofName(creator)}` : 'Réponse de la formation'),
  moreReviews: (count: number) => `Lire les ${count} avis`,
  missing: {
    title: COURSE_MISSING,
    detail: COURSE_NOT_FOUND,
  },
} as const;

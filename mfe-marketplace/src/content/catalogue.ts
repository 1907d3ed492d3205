import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
/** Texts of the catalogue (marketplace §2, §5, §8). */
export const catalogueTexts = {
  eyebrow: 'Formations',
  title: 'Apprenez le métier, pas la théorie',
  lead: 'Des formations courtes, données par des praticiens du Québec. Chaque module se termine par quelque chose que vous pouvez mettre en ligne le jour même.',
  search: 'Rechercher une formation',
  searchPlaceholder: 'Titre, sujet ou formateur',
  searchAction: 'Rechercher',
  shortcut: 'Ctrl K',
  quickFilters: 'Filtres rapides',
  favourites: 'Mes favoris',
  views: { grid: 'Grille', list: 'Liste' },
  view: 'Présentation',
  sort: 'Trier par',
  panel: (count: number) => (count === 0 ? 'Tous les filtres' : `Tous les filtres (${count})`),
  apply: 'Appliquer',
  any: 'Tout',
  fields: {
    categories: 'Catégories',
    level: 'Niveau',
    price: 'Prix',
    rating: 'Note minimale',
    duration: 'Durée',
  },
  prices: { gratuit: 'Gratuit', premium: 'Premium' },
  ratingFrom: (rating: number) => `${frenchNumber(rating, { most: 1 })} et plus`,
  durations: [
    { value: '-59', label: 'Moins d’une heure' },
    { value: '60-120', label: 'De 1 à 2 heures' },
    { value: '121-', label: 'Plus de 2 heures' },
  ],
  duration: (from: string | undefined, to: string | undefined) =>
    from && to ? `De ${from} à ${to}` : from ? `${from} et plus` : `Jusqu’à ${to}`,
  applied: 'Filtres choisis',
  remove: (label: string) => `Retirer le filtre ${label}`,
  results: (count: number, isCapped = false) =>
    // In French none of something is singular.
    count < 2 ? `${count} formation` : `${isCapped ? 'Plus de ' : ''}${frenchNumber(count)} formations`,
  samplesCount: (count: number) => `${count} exemples`,
  clear: 'Effacer les filtres',
  teach: { question: 'Vous connaissez votre métier et voulez l’enseigner ?', action: 'Devenir formateur' },
  list: 'Liste des formations',
  nextPage: 'Page suivante',
  previousPage: 'Page précédente',
  unavailableCard: 'Formation indisponible',
  failedCard: 'Erreur lors du chargement de la formation',
  noSearchResult: 'Aucun résultat pour cette recherche',
  noResult: { title: 'Aucune formation trouvée', detail: 'Essayez de modifier vos critères de recherche.' },
  noFavourite: {
    title: 'Aucun favori sauvegardé',
    detail: 'Touchez le signet d’une formation pour la retrouver ici, sur cet appareil.',
    action: 'Explorer les formations',
  },
  failed: {
    title: 'Le catalogue ne répond pas',
    detail: 'Votre recherche est gardée. Réessayez dans un instant.',
  },
  invalid: {
    title: 'Erreur lors du traitement des données',
    detail: 'La liste reçue est illisible. Votre recherche est gardée.',
  },
  retry: 'Réessayer',
  noMoreRetries: 'Revenez dans quelques minutes.',
  stale: (time: string) => `Le catalogue ne répond pas. Voici la liste telle qu’elle était à ${time}.`,
  samples: 'Aperçu — catalogue indisponible',
  samplesDetail: 'Voici des exemples de nos formations. Elles ne peuvent être ni achetées ni suivies pour l’instant.',
  card: {
    favourite: (title: string) => `Ajouter « ${title} » aux favoris`,
    like: (title: string) => `J’aime « ${title} »`,
    popular: 'Populaire',
    premium: 'Premium',
    sample: 'Exemple',
    sampleNote: 'Ni achat ni inscription',
    subscription: { month: '/mois', year: '/an' },
  },
  seo: {
    title: 'Formations en marketing numérique',
    description:
      'Google Ads, Facebook, SEO, analytique, commerce en ligne : des formations québécoises gratuites et premium, données par des praticiens.',
    keywords: ['formation marketing', 'formation Google Ads', 'formation SEO Québec', 'cours marketing numérique'],
  },
} as const;

/** Quick filters in their order: the query value, its label and what it asks the catalogue for. */
export const quickFilters = [
  { value: 'google-ads', label: 'Google Ads', categories: ['google-ads'] },
  { value: 'facebook', label: 'Facebook', categories: ['facebook-ads'] },
  { value: 'seo', label: 'SEO', categories: ['seo'] },
  { value: 'analytics', label: 'Analytique', categories: ['analytics'] },
  { value: 'ecommerce', label: 'Commerce en ligne', categories: ['ecommerce'] },
  { value: 'premium', label: 'Premium', categories: undefined },
] as const;

/** Orders of the catalogue; the value is what the database calls it. Most viewed first is its own (marketplace §7). */
export const sorts = [
  { value: '', label: 'Les plus vues' },
  { value: 'recent', label: 'Les plus récentes' },
  { value: 'rating', label: 'Les mieux notées' },
  { value: 'duration', label: 'Les plus courtes' },
] as const;

/** Least ratings that the panel offers. */
export const ratingSteps = [3, 4, 4.5] as const;

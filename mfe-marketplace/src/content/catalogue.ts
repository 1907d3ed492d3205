import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
/** Texts of the catalogue (marketplace §2, §5, §8). */
export const catalogueTexts = {
  title: 'Apprenez ce soir, publiez demain',
  lead: 'Des formations courtes, données par des praticiens du Québec. Le relief montre la longueur et le niveau.',
  legend: {
    picture:
      'Comment lire l’image d’une formation\u00a0: un camp est un module, et plus le sommet est haut, plus la formation est avancée.',
    summit: 'Plus c’est haut, plus c’est avancé',
    camp: 'Un camp, un module',
  },
  search: 'Rechercher une formation',
  searchPlaceholder: 'Titre, sujet ou formateur',
  searchAction: 'Rechercher',
  quickFilters: 'Filtres rapides',
  favourites: 'Mes favoris',
  views: { grid: 'Grille', list: 'Liste' },
  view: 'Présentation',
  sort: 'Trier par',
  panel: (count: number) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
  closePanel: 'Fermer les filtres',
  see: (found: string) => `Voir ${found}`,
  apply: 'Appliquer',
  any: { level: 'Tous', price: 'Tous', duration: 'Toutes', rating: 'Toutes' },
  fields: {
    categories: 'Toutes les catégories',
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
  loading: 'Chargement...',
  results: (count: number, isCapped = false) =>
    // In French none of something is singular.
    count < 2 ? `${count} formation` : `${isCapped ? 'Plus de ' : ''}${frenchNumber(count)} formations`,
  samplesCount: (count: number) => `${count} exemples`,
  clear: 'Effacer les filtres',
  clearShort: 'Tout effacer',
  filters: 'Filtres',
  teach: { question: 'Vous connaissez votre métier et voulez l’enseigner ?', action: 'Devenir formateur' },
  list: 'Liste des formations',
  nextPage: 'Page suivante',
  previousPage: 'Page précédente',
  unavailableCard: 'Formation indisponible',
  failedCard: 'Erreur lors du chargement de la formation',
  card: {
    favourite: (title: string) => `Ajouter « ${title} » aux favoris`,
    like: (title: string) => `J’aime « ${title} »`,
    popular: 'Populaire',
    premium: 'Premium',
    modules: (count: number) => `${count} ${count < 2 ? 'module' : 'modules'}`,
    reviews: (count: number) => `${frenchNumber(count)} avis`,
    unrated: 'Pas encore d’avis',
    look: 'Le programme',
    begin: 'Commencer',
    sample: 'Exemple',
    sampleNote: 'Ni achat ni inscription',
  },
  seo: {
    title: 'Formations en marketing numérique',
    description:
      'Google Ads, Facebook, SEO, analytique, commerce en ligne : des formations québécoises gratuites et premium, données par des praticiens.',
    keywords: ['formation marketing', 'formation Google Ads', 'formation SEO Québec', 'cours marketing numérique'],
  },
} as const;

/** Quick filters in their order: the query value, its label, in the words of categories, and what it asks the catalogue for. */
export const quickFilters = [
  { value: 'google-ads', label: 'Google Ads', categories: ['google-ads'] },
  { value: 'facebook', label: 'Facebook', categories: ['facebook-ads'] },
  { value: 'seo', label: 'SEO', categories: ['seo'] },
  { value: 'analytics', label: 'Analytics', categories: ['analytics'] },
  { value: 'ecommerce', label: 'E-commerce', categories: ['ecommerce'] },
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

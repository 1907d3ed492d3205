/** Texts of the catalogue (marketplace §2, §8). */
export const catalogueTexts = {
  eyebrow: 'Formations',
  title: 'Apprenez le métier, pas la théorie',
  lead: 'Des formations courtes, données par des praticiens du Québec. Chaque module se termine par quelque chose que vous pouvez mettre en ligne le jour même.',
  search: 'Rechercher une formation',
  searchPlaceholder: 'Titre, sujet ou formateur',
  searchAction: 'Rechercher',
  filters: 'Filtres rapides',
  favourites: 'Mes favoris',
  views: { grid: 'Grille', list: 'Liste' },
  view: 'Présentation',
  results: (count: number) => (count === 1 ? '1 formation' : `${count} formations`),
  clear: 'Effacer les filtres',
  list: 'Liste des formations',
  nextPage: 'Page suivante',
  previousPage: 'Page précédente',
  missingRow: 'Chargement...',
  noSearchResult: 'Aucun résultat pour cette recherche',
  noResult: { title: 'Aucune formation trouvée', detail: 'Essayez de modifier vos critères de recherche.' },
  noFavourite: { title: 'Aucun favori sauvegardé', action: 'Explorer les formations' },
  failed: {
    title: 'Le catalogue ne répond pas',
    detail: 'Votre recherche est gardée. Réessayez dans un instant.',
    action: 'Réessayer',
  },
  card: {
    favourite: (title: string) => `Ajouter « ${title} » aux favoris`,
    like: (title: string) => `J’aime « ${title} »`,
    popular: 'Populaire',
    premium: 'Premium',
    views: (count: number) => `${new Intl.NumberFormat('fr-CA').format(count)} vues`,
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

/** Texts of what stands in for the catalogue's list, or beside it (marketplace §8, AMB-25). */
export const stateTexts = {
  clear: 'Effacer les filtres',
  clearSearch: 'Effacer la recherche',
  noSearchResult: {
    title: 'Aucun résultat pour cette recherche',
    detail: (search: string, isFiltered: boolean) =>
      `Rien pour « ${search} »${isFiltered ? ' avec ces filtres' : ''}. Essayez un mot plus court, ou choisissez un sujet dans les filtres.`,
  },
  near: 'Les formations les plus vues',
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
} as const;

/** Texts of what stands above a list: what is looked for in it, and its filters. */
export const listFiltersTexts = {
  search: 'Rechercher',
  filters: 'Filtres',
  /** What ears hear after how many they are. */
  chosen: (count: number) => (count > 1 ? 'choisis' : 'choisi'),
} as const;

/** What stands above the title of pages that explain something. */
export const openingTexts = { trail: 'Fil d’Ariane', home: 'Accueil' } as const;

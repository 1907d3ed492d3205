import type { ProductCategory } from '../product/readProducts.ts';

/** What a product of each kind is called (marketplace §2 "Product page"). */
export const categoryLabels: Readonly<Record<ProductCategory, string>> = {
  formation: 'Formation Premium',
  resource: 'Ressource Exclusive',
  consultation: 'Consultation Personnalisée',
};

/** Texts of the product page (marketplace §2, §8). */
export const productTexts = {
  /** Tells a product from the course of the same name in search results. */
  inShop: ' – boutique',
  /** What search engines say of it. */
  describe: (category: string, description: string) => (description ? `${category}\u00a0: ${description}` : category),
  facts: {
    duration: 'Durée',
    content: 'Contenu',
    level: 'Niveau',
    modules: 'Programme',
    minutes: (minutes: number) => `${minutes}\u00a0${minutes > 1 ? 'minutes' : 'minute'}`,
    count: (modules: number) => `${modules} ${modules > 1 ? 'modules' : 'module'}`,
  },
  /** Parts of a course. */
  modules: 'Au programme',
  meets: 'Avec',
  whom: 'La personne que vous rencontrez',
  leaves: 'Aperçus',
  includes: 'Ce qui est inclus',
  about: 'En détail',
  course: 'Voir le programme complet de la formation',
  others: 'Aussi dans la boutique',
  allOthers: 'Voir toute la boutique',
  backToShop: 'Retour à la boutique',
  missing: {
    title: 'Produit non trouvé',
    detail: 'Ce produit n’existe pas ou n’est plus en vente.',
  },
} as const;

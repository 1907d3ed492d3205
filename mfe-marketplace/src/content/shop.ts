import type { ProductCategory } from '../product/readProducts.ts';

/** Texts of the shop (AMB-29). */
export const shopTexts = {
  title: 'De quoi grimper plus vite',
  lead: 'Modèles, consultations et formations premium. Vous payez une seule fois.',
  kinds: 'Genre de produits',
  all: 'Tout',
  tabs: {
    formation: { label: 'Formations', slug: 'formations' },
    resource: { label: 'Ressources', slug: 'ressources' },
    consultation: { label: 'Consultations', slug: 'consultations' },
  } satisfies Record<ProductCategory, { label: string; slug: string }>,
  sort: 'Trier par',
  sortAction: 'Trier',
  sorts: [
    { value: '', label: 'Les plus récents' },
    { value: 'prix', label: 'Prix croissant' },
    { value: 'prix-decroissant', label: 'Prix décroissant' },
    { value: 'nom', label: 'Nom' },
  ],
  count: (count: number) => `${count} ${count > 1 ? 'produits' : 'produit'}`,
  list: 'Produits',
  groups: {
    resource: 'Modèles prêts à employer',
    consultation: 'Une rencontre pour avancer',
    formation: 'Formations premium',
  } satisfies Record<ProductCategory, string>,
  owned: 'Déjà acheté',
  /** Free, of the marketing pages. */
  guide: {
    kind: 'Guide gratuit, PDF',
    title: 'Checklist SEO Québec',
    text: 'Dix vérifications à faire ce soir sur votre site et votre fiche Google. Aucune adresse à fournir.',
    action: 'Télécharger le guide',
    file: '/guides/checklist-seo-quebec.pdf',
  },
  /** The next step of a card: what there is to see of its kind. */
  look: {
    resource: 'Voir le contenu',
    consultation: 'Voir la rencontre',
    formation: 'Voir le programme',
  } satisfies Record<ProductCategory, string>,
  empty: {
    title: 'Rien ici pour l’instant',
    detail: 'De nouveaux produits sont en préparation. Le catalogue des formations, lui, est bien garni.',
    action: 'Voir les formations',
  },
  seo: {
    title: 'Boutique : formations premium, ressources et consultations',
    description:
      'Formations premium, ressources exclusives et consultations personnalisées en marketing numérique, pour les entreprises du Québec. Remboursement de 30 jours.',
    keywords: ['formation premium', 'modèles marketing', 'consultation marketing Québec'],
  },
} as const;

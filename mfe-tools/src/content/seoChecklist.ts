export type ChecklistCategory = 'On-Page' | 'Technique' | 'Contenu';

export interface ChecklistItem {
  readonly id: string;
  readonly category: ChecklistCategory;
  readonly item: string;
  /** How to do it, in two or three sentences. */
  readonly how: string;
  /** Where to learn more, on this site. */
  readonly learn: { readonly label: string; readonly href: string };
}

export const checklistCategories: readonly ChecklistCategory[] = ['On-Page', 'Technique', 'Contenu'];

export const checklistTexts = {
  title: 'Checklist SEO',
  lead: 'Dix vérifications qui règlent l’essentiel du référencement d’une PME. Cochez, reprenez quand vous voulez : tout reste sur votre appareil.',
  progress: (done: number, total: number) => `${done} sur ${total} vérifications faites`,
  percent: (percent: number) => `${percent} %`,
  first: 'À vérifier d’abord',
  next: 'Ensuite',
  progressLabel: 'Progression',
  category: (done: number, total: number) => `${done} sur ${total}`,
  done: 'Sommet atteint ! Refaites le tour dans trois mois : un site bouge sans qu’on le voie.',
  how: 'Comment faire',
  howFor: (item: string) => `Comment faire : ${item}`,
  download: 'Télécharger (.txt)',
  fileName: 'checklist-seo.txt',
  reset: 'Tout décocher',
  undo: 'Annuler',
  notKept: 'Votre navigateur refuse de garder la liste. Copiez le lien avec vos coches pour la retrouver.',
  fromLink: {
    text: 'Cette liste vient d’un lien partagé. La vôtre n’a pas changé.',
    keep: 'Garder celle-ci sur mon appareil',
    leave: 'Revenir à ma liste',
  },
  advice: {
    title: 'Besoin d’un deuxième regard ?',
    text: 'Nous passons votre site au crible avec vous, en 45 minutes, sans frais.',
    action: 'Réserver mon audit gratuit',
  },
  seo: {
    title: 'Checklist SEO gratuite en 10 points',
    description:
      'Vérifiez le référencement de votre site en 10 points, avec le mode d’emploi de chacun. Gratuit, sans inscription, conçu pour les PME du Québec.',
    keywords: ['checklist SEO', 'audit SEO gratuit', 'référencement Québec', 'SEO PME'],
  },
} as const;

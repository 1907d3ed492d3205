export type ChecklistCategory = 'On-Page' | 'Technique' | 'Contenu';

export interface ChecklistItem {
  readonly id: string;
  readonly category: ChecklistCategory;
  readonly item: string;
  /** How to do it, in two or three sentences. */
  readonly how: string;
  /** Where to learn more, on this site. */
  readonly learn?: { readonly label: string; readonly href: string };
}

export const checklistCategories: readonly ChecklistCategory[] = ['On-Page', 'Technique', 'Contenu'];

const guide = {
  label: 'Lire le guide du référencement local',
  href: '/blog/referencement-local-quebec-guide-complet',
};
const audit = { label: 'Lire la méthode d’audit complète', href: '/blog/audit-seo-site-web-methode' };

export const checklistItems: readonly ChecklistItem[] = [
  {
    id: 'titres',
    category: 'On-Page',
    item: 'Chaque page a un titre unique de moins de 60 caractères',
    how: 'Mettez le mot que vos clients cherchent au début, votre ville ensuite, votre nom à la fin. Deux pages avec le même titre se nuisent : renommez celle qui compte le moins.',
    learn: audit,
  },
  {
    id: 'descriptions',
    category: 'On-Page',
    item: 'Chaque page a une description qui donne envie de cliquer',
    how: 'Entre 120 et 155 caractères : un bénéfice, une preuve, une action. Google peut la réécrire, mais une bonne description augmente le nombre de clics.',
  },
  {
    id: 'h1',
    category: 'On-Page',
    item: 'Chaque page a un seul titre principal (H1)',
    how: 'Affichez le code source et cherchez « <h1 ». S’il y en a plusieurs, gardez celui qui décrit la page et changez les autres en H2.',
  },
  {
    id: 'images',
    category: 'On-Page',
    item: 'Les images utiles ont un texte de remplacement',
    how: 'Décrivez ce que l’image montre à quelqu’un au téléphone. Laissez le texte vide pour une image décorative.',
  },
  {
    id: 'vitesse',
    category: 'Technique',
    item: 'La page d’accueil s’affiche en moins de 2,5 secondes sur mobile',
    how: 'Mesurez avec PageSpeed Insights, onglet mobile. Les gains les plus rapides : compresser les images, retirer les extensions inutiles, héberger les polices chez vous.',
    learn: audit,
  },
  {
    id: 'https',
    category: 'Technique',
    item: 'Tout le site est en HTTPS, sans page en double',
    how: 'Tapez votre adresse avec http, https, avec et sans www : une seule version doit rester, les autres doivent y rediriger (code 301).',
  },
  {
    id: 'plan',
    category: 'Technique',
    item: 'Un plan de site est envoyé à la Search Console',
    how: 'Créez le compte gratuit, vérifiez le domaine, puis soumettez l’adresse du fichier sitemap.xml. Regardez la semaine suivante quelles pages sont refusées, et pourquoi.',
    learn: audit,
  },
  {
    id: 'fiche',
    category: 'Contenu',
    item: 'La fiche Google de l’entreprise est complète et à jour',
    how: 'Catégorie précise, heures réelles, dix photos récentes, services détaillés. Répondez à chaque avis dans la semaine : la réponse est lue par le prochain client.',
    learn: guide,
  },
  {
    id: 'pages-services',
    category: 'Contenu',
    item: 'Chaque service et chaque ville importante a sa propre page',
    how: 'Une page répond à une intention. Écrivez-y ce qui change vraiment d’une ville à l’autre : délais, cas récents, équipe, accès.',
    learn: guide,
  },
  {
    id: 'questions',
    category: 'Contenu',
    item: 'Le site répond aux dix questions que posent vos clients',
    how: 'Relevez-les pendant une semaine d’appels. Répondez franchement, prix compris : les moteurs et les assistants citent les réponses claires.',
  },
];

export const checklistTexts = {
  eyebrow: 'Outil gratuit',
  title: 'Checklist SEO',
  lead: 'Dix vérifications qui règlent l’essentiel du référencement d’une PME. Cochez, reprenez quand vous voulez : tout reste sur votre appareil.',
  progress: (done: number, total: number) => `${done} sur ${total} vérifications faites`,
  percent: (percent: number) => `${percent} %`,
  progressLabel: 'Progression',
  done: 'Sommet atteint ! Refaites le tour dans trois mois : un site bouge sans qu’on le voie.',
  how: 'Comment faire',
  howFor: (item: string) => `Comment faire : ${item}`,
  actions: 'Garder ou transmettre la liste',
  copy: 'Copier la liste',
  copied: 'Liste copiée',
  copyFailed: 'Votre navigateur bloque la copie. Téléchargez plutôt la liste.',
  download: 'Télécharger (.txt)',
  fileName: 'checklist-seo.txt',
  print: 'Imprimer',
  reset: 'Tout décocher',
  wasReset: 'Tout est décoché.',
  undo: 'Annuler',
  share: 'Copier le lien avec mes coches',
  shared: 'Lien copié',
  shareFailed: 'Votre navigateur bloque la copie. Le lien se trouve maintenant dans la barre d’adresse.',
  notKept: 'Votre navigateur refuse de garder la liste. Copiez le lien avec vos coches pour la retrouver.',
  fromLink: {
    text: 'Cette liste vient d’un lien partagé. La vôtre n’a pas changé.',
    keep: 'Garder celle-ci sur mon appareil',
    leave: 'Revenir à ma liste',
  },
  advice: {
    title: 'Besoin d’un deuxième regard ?',
    text: 'Nous passons votre site au crible avec vous, en 45 minutes, sans frais.',
    action: 'Obtenir mon audit gratuit',
  },
  seo: {
    title: 'Checklist SEO gratuite en 10 points',
    description:
      'Vérifiez le référencement de votre site en 10 points, avec le mode d’emploi de chacun. Gratuit, sans inscription, conçu pour les PME du Québec.',
    keywords: ['checklist SEO', 'audit SEO gratuit', 'référencement Québec', 'SEO PME'],
  },
} as const;

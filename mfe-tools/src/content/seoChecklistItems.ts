import type { ChecklistItem } from './seoChecklist.ts';

const guide = {
  label: 'Lire le guide du référencement local',
  href: '/blog/referencement-local-quebec-guide-complet',
};
const audit = { label: 'Lire la méthode d’audit complète', href: '/blog/audit-seo-site-web-methode' };
const website = { label: 'Voir la création de site web', href: '/creation-site-web-quebec' };
const content = { label: 'Voir la création de contenu', href: '/creation-contenu-quebec' };
const course = { label: 'Suivre la formation « SEO local »', href: '/formations/seo-local-etre-trouve-au-quebec' };

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
    learn: course,
  },
  {
    id: 'h1',
    category: 'On-Page',
    item: 'Chaque page a un seul titre principal (H1)',
    how: 'Affichez le code source et cherchez « <h1 ». S’il y en a plusieurs, gardez celui qui décrit la page et changez les autres en H2.',
    learn: audit,
  },
  {
    id: 'images',
    category: 'On-Page',
    item: 'Les images utiles ont un texte de remplacement',
    how: 'Décrivez ce que l’image montre à quelqu’un au téléphone. Laissez le texte vide pour une image décorative.',
    learn: content,
  },
  {
    id: 'vitesse',
    category: 'Technique',
    item: 'La page d’accueil s’affiche en moins de 2,5 secondes sur mobile',
    how: 'Mesurez avec PageSpeed Insights, onglet mobile. Les gains les plus rapides : compresser les images, retirer les extensions inutiles, héberger les polices chez vous.',
    learn: website,
  },
  {
    id: 'https',
    category: 'Technique',
    item: 'Tout le site est en HTTPS, sans page en double',
    how: 'Tapez votre adresse avec http, https, avec et sans www : une seule version doit rester, les autres doivent y rediriger (code 301).',
    learn: website,
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
    learn: course,
  },
  {
    id: 'questions',
    category: 'Contenu',
    item: 'Le site répond aux dix questions que posent vos clients',
    how: 'Relevez-les pendant une semaine d’appels. Répondez franchement, prix compris : les moteurs et les assistants citent les réponses claires.',
    learn: content,
  },
];

export const indexTexts = {
  title: 'Des outils qui donnent une réponse',
  lead: 'Gratuits, sans inscription, et tout se calcule dans votre navigateur. Repartez avec un résultat à montrer à votre associé.',
  notes: [
    {
      title: 'Rien à donner',
      text: 'Aucun courriel à laisser pour voir un résultat. Il s’affiche, un point c’est tout.',
    },
    {
      title: 'Rien qui sort',
      text: 'Vos réponses restent sur votre appareil. Un lien les transporte seulement si vous le copiez.',
    },
    { title: 'Rien de caché', text: 'Chaque calcul montre sa formule, avec vos nombres dedans.' },
  ],
  advice: {
    title: 'Un résultat vous surprend ?',
    text: 'Montrez-le-nous. Quarante-cinq minutes, sans frais, pour décider par quoi commencer.',
    action: 'Obtenir mon audit gratuit',
  },
  seo: {
    title: 'Outils marketing gratuits pour les PME du Québec',
    description:
      'Audit marketing en 12 questions, générateur d’offre, simulateur Facebook Ads et checklist SEO : quatre outils gratuits, sans inscription, conçus au Québec.',
    keywords: ['outils marketing gratuits', 'audit marketing', 'simulateur publicité', 'générateur d’offre', 'Québec'],
  },
} as const;

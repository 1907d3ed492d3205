import { tools } from './tools.ts';

/** In letters, from one on. */
const COUNTS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

export const indexTexts = {
  title: 'Des outils qui donnent une réponse',
  lead: 'Gratuits, sans inscription, et tout se calcule dans votre navigateur. Repartez avec un résultat à montrer à votre associé.',
  /** Above and in the results of examples that cards show. */
  samples: {
    audit: (score: number, band: string) =>
      `Exemple\u00a0: ${score} sur 100, ${band.toLowerCase()}. À faire, dans l’ordre\u00a0:`,
    offer: (name: string) => `Exemple : ${name}`,
    simulator: 'Exemple : 1 000 $ par mois',
    requests: (requests: number, written = String(requests)) => `${written} ${requests >= 2 ? 'demandes' : 'demande'}`,
    stages: { impressions: 'affichages', clics: 'clics', leads: 'demandes' },
    cost: (cost: string) => `à ${cost} chacune`,
    checks: 'Les trois premiers points',
  },
  notesTitle: 'Ce qui vaut pour les quatre',
  notes: [
    {
      title: 'Aucune adresse à fournir',
      drawing: 'letter',
      text: 'Le résultat s’affiche dès que vous avez répondu. Personne ne vous rappelle si vous ne le demandez pas.',
    },
    {
      title: 'Vos réponses restent chez vous',
      drawing: 'device',
      text: 'Tout se calcule sur votre appareil. Un lien transporte vos réponses seulement si vous le copiez.',
    },
    {
      title: 'Des formules ouvertes',
      drawing: 'formula',
      text: 'Chaque calcul montre sa formule, avec vos nombres dedans.',
    },
  ],
  advice: {
    title: 'Un résultat vous surprend ?',
    text: 'Montrez-le-nous. Quarante-cinq minutes, sans frais, pour décider par quoi commencer.',
    action: 'Réserver mon audit gratuit',
  },
  seo: {
    title: 'Outils marketing gratuits pour les PME du Québec',
    description: `Audit marketing en 12 questions, générateur d’offre, simulateur Facebook Ads et checklist SEO : ${COUNTS[Object.keys(tools).length - 1]} outils gratuits, sans inscription, conçus au Québec.`,
    keywords: ['outils marketing gratuits', 'audit marketing', 'simulateur publicité', 'générateur d’offre', 'Québec'],
  },
} as const;

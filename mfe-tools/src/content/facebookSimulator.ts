/** The four inputs, in the order of the form (marketing-site §2 "Tools", §5, §9). */
export const simulatorFields = [
  {
    name: 'budget',
    label: 'Budget par mois ($)',
    initial: '1000',
    step: 50,
    hint: 'Nous recommandons au moins 1 000 $ par mois.',
  },
  {
    name: 'ctr',
    label: 'Taux de clic, CTR (%)',
    initial: '1.5',
    step: 0.1,
    hint: 'Sur cent personnes qui voient l’annonce, combien cliquent ?',
  },
  {
    name: 'cpc',
    label: 'Coût par clic, CPC ($)',
    initial: '0.80',
    step: 0.01,
    hint: 'Entre 0,50 $ et 2 $ dans la plupart des secteurs.',
  },
  {
    name: 'conversion',
    label: 'Conversion de la page (%)',
    initial: '3',
    step: 0.1,
    hint: 'Sur cent visiteurs, combien laissent leurs coordonnées ?',
  },
] as const;

export const simulatorTexts = {
  title: 'Simulateur Facebook Ads',
  lead: 'Combien de demandes pour votre budget, et à quel prix ? Changez un nombre : tout se recalcule dans votre navigateur, rien n’est envoyé.',
  inputs: 'Vos hypothèses',
  results: 'Ce que ça donne',
  outputs: { impressions: 'Impressions', clics: 'Clics', leads: 'Leads', coutParLead: 'Coût par lead' },
  /** Stands where a result cannot be computed (TLS-012). */
  none: '—',
  /** Stands before the sign of what is too large to mean anything. */
  tooMuch: '> 1 000 milliards',
  /** What each result means, in words. */
  meanings: {
    impressions: 'affichages de votre annonce',
    clics: 'visites sur votre page',
    leads: 'demandes, en moyenne',
    coutParLead: 'pour obtenir une demande',
  },
  /** How many go on, between two stages of the funnel. */
  rates: {
    ctr: (percent: string) => `${percent} cliquent`,
    conversion: (percent: string) => `${percent} font une demande`,
  },
  /** What screen readers say once typing pauses. */
  said: (leads: string, cost: string) => `Leads : ${leads}. Coût par lead : ${cost}.`,
  noResult: 'Aucun résultat : remplissez les quatre nombres.',
  positive: 'Entrez un nombre positif.',
  wrong: (label: string) => `${label} : entrez un nombre positif.`,
  reset: 'Réinitialiser',
  csv: 'Télécharger (.csv)',
  fileName: 'simulation-facebook-ads.csv',
  maths: {
    title: 'Le calcul, avec vos nombres',
    text: 'Quatre opérations, dans cet ordre. Rien d’autre ne se cache derrière les résultats.',
    formulas: {
      clics: 'budget ÷ coût par clic',
      impressions: 'clics ÷ taux de clic',
      leads: 'clics × conversion',
      coutParLead: 'budget ÷ leads',
    },
  },
  scenarios: {
    title: 'Prudent, réaliste, ambitieux',
    text: 'Votre calcul entre deux bornes : un clic 25 % plus cher et des taux 25 % plus bas d’un côté, l’inverse de l’autre. Gardez jusqu’à deux calculs pour les comparer.',
    impressions:
      'Les impressions dépassent les vôtres des deux côtés, car elles valent budget ÷ (coût par clic × taux de clic) : l’un monte quand l’autre baisse.',
    table: 'Scénarios côte à côte',
    row: 'Scénario',
    prudent: 'Prudent',
    current: 'Réaliste',
    /** Below its name. */
    own: 'votre calcul',
    ambitious: 'Ambitieux',
    kept: (letter: string) => `Calcul ${letter}`,
    keep: 'Garder ce calcul pour comparer',
    full: 'Deux calculs sont déjà gardés : retirez-en un pour en garder un autre.',
    take: (name: string) => `Reprendre ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    said: {
      kept: (letter: string) => `Gardé pour comparer, Calcul ${letter}.`,
      removed: (letter: string) => `Calcul ${letter} est retiré.`,
    },
    takeShort: 'Reprendre',
    removeShort: 'Retirer',
    cheapest: 'le moins cher',
  },
  chart: {
    title: 'Et si vos hypothèses étaient trop optimistes ?',
    text: 'Le coût par lead quand un seul nombre change, de moitié moins à moitié plus. La conversion de la page pèse toujours plus lourd qu’on le croit : la perdre de moitié double la facture.',
    label: 'Courbes du coût par lead selon la variation du coût par clic et de la conversion',
    byCpc: 'Si le coût par clic change',
    byConversion: 'Si la conversion change',
    table: 'Voir les chiffres',
    change: 'Variation',
    empty: 'Remplissez les quatre nombres pour voir les courbes.',
  },
  notes: [
    'Les premiers leads arrivent souvent en 48 heures ; l’optimisation complète demande de 2 à 3 semaines.',
    'Une simulation n’est pas une promesse : servez-\u2060vous de vos propres chiffres dès le premier mois.',
  ],
  learn: {
    label: 'Lire : quel budget de publicité Facebook pour une PME du Québec ?',
    href: '/blog/budget-publicite-facebook-quebec',
  },
  advice: {
    title: 'On vérifie vos nombres avec vous ?',
    text: 'Quarante-cinq minutes, sans frais, pour savoir si le calcul tient et par quoi commencer.',
    action: 'Réserver mon audit gratuit',
  },
  seo: {
    title: 'Simulateur Facebook Ads gratuit',
    description:
      'Estimez les impressions, les clics, les leads et le coût par lead de vos publicités Facebook à partir de votre budget. Gratuit, sans inscription.',
    keywords: ['simulateur Facebook Ads', 'coût par lead', 'budget publicité Facebook', 'publicité Facebook Québec'],
  },
} as const;

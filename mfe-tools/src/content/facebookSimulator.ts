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
    hint: 'Sur cent personnes qui voient l’annonce, combien cliquent ?',
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
    hint: 'Sur cent visiteurs, combien laissent leurs coordonnées ?',
  },
] as const;

export const simulatorTexts = {
  eyebrow: 'Outil gratuit',
  title: 'Simulateur Facebook Ads',
  lead: 'Combien de demandes pour votre budget, et à quel prix ? Changez un nombre : tout se recalcule dans votre navigateur, rien n’est envoyé.',
  inputs: 'Vos hypothèses',
  results: 'Ce que ça donne',
  outputs: { impressions: 'Impressions', clics: 'Clics', leads: 'Leads', coutParLead: 'Coût par lead' },
  /** Stands where a result cannot be computed (TLS-012). */
  none: '—',
  formulas: {
    impressions: (clics: string, ctr: string) => `${clics} clics ÷ ${ctr}`,
    clics: (budget: string, cpc: string) => `${budget} ÷ ${cpc}`,
    leads: (clics: string, conversion: string) => `${clics} clics × ${conversion}`,
    coutParLead: (budget: string, leads: string) => `${budget} ÷ ${leads} leads`,
  },
  share: 'Copier le lien de ce calcul',
  shared: 'Lien copié',
  shareFailed: 'Votre navigateur bloque la copie. Le lien se trouve maintenant dans la barre d’adresse.',
  print: 'Imprimer',
  reset: 'Revenir aux valeurs de départ',
  chart: {
    title: 'Et si vos hypothèses étaient trop optimistes ?',
    text: 'Le coût par lead quand un seul nombre change, de moitié moins à moitié plus. La conversion de la page pèse toujours plus lourd qu’on le croit : la perdre de moitié double la facture.',
    label: 'Courbes du coût par lead selon la variation du coût par clic et de la conversion',
    byCpc: 'Si le coût par clic change',
    byConversion: 'Si la conversion change',
    table: 'Voir les chiffres',
    change: 'Variation',
    empty: 'Remplissez les quatre nombres pour voir les courbes.',
  },
  notes: [
    'Les premiers leads arrivent souvent en 48 heures ; l’optimisation complète demande de 2 à 3 semaines.',
    'Une simulation n’est pas une promesse : servez-vous de vos propres chiffres dès le premier mois.',
  ],
  learn: {
    label: 'Lire : quel budget de publicité Facebook pour une PME du Québec ?',
    href: '/blog/budget-publicite-facebook-quebec',
  },
  advice: {
    title: 'On vérifie vos nombres avec vous ?',
    text: 'Quarante-cinq minutes, sans frais, pour savoir si le calcul tient et par quoi commencer.',
    action: 'Obtenir mon audit gratuit',
  },
  seo: {
    title: 'Simulateur Facebook Ads gratuit',
    description:
      'Estimez les impressions, les clics, les leads et le coût par lead de vos publicités Facebook à partir de votre budget. Gratuit, sans inscription, fait au Québec.',
    keywords: ['simulateur Facebook Ads', 'coût par lead', 'budget publicité Facebook', 'publicité Facebook Québec'],
  },
} as const;

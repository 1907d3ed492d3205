/** Words around a study, the same on every page. */
export const studyWords = {
  portfolio: 'Réalisations',
  trade: 'Métier',
  work: 'Travail',
  state: 'État',
  mark: 'Projet fictif',
  demand: 'La demande',
  decisions: 'Trois décisions',
  decision: 'Décision',
  letters: 'Caractères et couleurs',
  before: 'Avant, après',
  beforeMark: 'Inventé aussi',
  whole: 'La page entière',
  measures: 'Ce que la commande a mesuré',
  measured: 'dans Chromium, sur un téléphone simulé : 1,6 Mbit/s, 150 ms de délai, processeur ralenti quatre fois.',
  command: 'npm run studies',
  rows: {
    html: ['Poids du HTML', 'compressé, brotli'],
    total: ['Poids total de la première visite', 'requêtes'],
    largestPaint: ['Plus grand élément affiché', 'LCP'],
    shift: ['Décalage à l’affichage', 'CLS ; le seuil « bon » est 0,10'],
    overflow: ['Débordement horizontal à 390 px', ''],
  },
  audit: {
    text: 'À l’audit, nous dessinons votre premier écran devant vous.',
    action: 'Réserver mon audit gratuit',
  },
  next: 'Étude suivante',
  described: (title: string, trade: string) =>
    `${title} (${trade}) : étude maison d’un site fictif. La demande, trois décisions, caractères, couleurs et mesures datées.`,
} as const;

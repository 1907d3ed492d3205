import { brandName } from '@agence/shared-contracts/brand';
import { ofName } from '@agence/shared-contracts/format/ofName';
export const auditBlocks = [
  { id: 'offre', name: 'Offre', text: 'Ce que vous vendez, à qui, et pourquoi on dit oui.' },
  { id: 'trafic', name: 'Trafic', text: 'Comment on vous découvre, et ce que ça coûte.' },
  { id: 'conversion', name: 'Conversion', text: 'Ce qui transforme une visite en demande.' },
  { id: 'fidelisation', name: 'Fidélisation', text: 'Ce qui fait revenir, et recommander.' },
] as const;

export type BlockId = (typeof auditBlocks)[number]['id'];

export interface AuditQuestion {
  readonly id: string;
  readonly block: BlockId;
  readonly question: string;
  /** Worth 0, 1, 2, 3 and 4 points. */
  readonly answers: readonly [string, string, string, string, string];
  /** What to do when this is weak. */
  readonly action: {
    readonly title: string;
    readonly text: string;
    readonly link: { readonly label: string; readonly href: string };
  };
}

/** The four bands of the score, from the lowest score that they begin at (AMB-23). */
export const auditBands = [
  {
    from: 0,
    name: 'Camp de base',
    text: 'Tout est à gagner. Ne touchez pas à la publicité avant d’avoir réglé la première action : elle paierait pour des fuites.',
  },
  {
    from: 40,
    name: 'En montée',
    text: 'Les morceaux existent, mais ils ne se tiennent pas encore. Un seul chantier à la fois, en commençant par le plus faible.',
  },
  {
    from: 60,
    name: 'Sur la crête',
    text: 'La machine tourne. Ce qui vous freine est précis et se corrige : c’est le moment où un petit effort rapporte le plus.',
  },
  {
    from: 80,
    name: 'Au sommet',
    text: 'Peu d’entreprises arrivent ici. Protégez ce qui marche, et servez-vous-en pour viser plus haut.',
  },
] as const;

export const auditTexts = {
  title: 'Où en est votre marketing ?',
  lead: 'Douze questions, quatre minutes. Vous repartez avec un score, votre relief et trois actions par ordre d’importance. Aucune adresse à fournir.',
  steps: 'Étapes de l’audit',
  step: (step: number) => `Étape ${step} sur 4`,
  stepDone: 'terminée',
  missing: 'Choisissez la réponse la plus proche : il n’y en a pas de mauvaise.',
  answered: (answered: number, questions: number) =>
    `${answered} ${answered > 1 ? 'réponses' : 'réponse'} sur ${questions}`,
  previous: 'Bloc précédent',
  next: 'Bloc suivant',
  finish: 'Voir mon résultat',
  kept: {
    text: (answered: number) =>
      `Vous aviez commencé : ${answered > 1 ? `${answered} réponses sur 12 sont` : 'une réponse sur 12 est'} encore sur cet appareil.`,
    resume: 'Reprendre où j’en étais',
    finished: 'Votre dernier résultat est encore sur cet appareil.',
    show: 'Le revoir',
    restart: 'Tout effacer',
  },
  /** Where scripts do not run, a counter of the style sheet adds the points. */
  points: 'Vos points : ',
  pointsOf: ' sur 48.',
  pointsHelp:
    'Moins de 19 points : camp de base. De 19 à 28 : en montée. De 29 à 38 : sur la crête. Au-delà : au sommet. Le bloc où vous avez le moins de points passe en premier.',
  result: {
    title: 'Votre résultat',
    shared: 'Ce résultat vient d’un lien partagé. Vos propres réponses n’ont pas changé.',
    own: 'Faire mon audit',
    score: 'Score',
    of: 'sur 100',
    radar: (blocks: string) => `Relief des douze réponses. ${blocks}.`,
    blockScore: (name: string, percent: number) => `${name} : ${percent}\u00a0%`,
    relief: 'Plus une pointe s’éloigne du centre, plus le point est solide.',
    actions: 'Vos trois prochaines actions',
    actionsText: 'On commence par le bloc le plus bas : c’est lui qui retient les autres.',
    fewActions: 'Ce qu’il reste à gagner',
    noActions: 'Rien d’urgent : tout est au maximum. Refaites l’audit dans six mois, ou visez plus haut avec nous.',
    today: 'Aujourd’hui :',
    details: 'Toutes les réponses, bloc par bloc',
    columns: { question: 'Question', points: 'Points' },
    points: (points: number, most: number) => `${points} / ${most}`,
    edit: 'Modifier mes réponses',
    restart: 'Recommencer',
    source: `Audit marketing ${ofName(brandName)}`,
  },
  advice: {
    title: 'On regarde votre relief ensemble ?',
    text: 'Un audit de 45 minutes, d’une valeur de 2 500 $, sans frais : on part de votre résultat et on chiffre la première action.',
    action: 'Réserver mon audit gratuit',
  },
  seo: {
    title: 'Audit marketing gratuit en 12 questions',
    description:
      'Évaluez votre offre, votre trafic, votre conversion et votre fidélisation en quatre minutes : un score, un radar et trois actions. Gratuit, sans courriel.',
    keywords: ['audit marketing gratuit', 'diagnostic marketing', 'questionnaire marketing', 'PME Québec'],
  },
} as const;

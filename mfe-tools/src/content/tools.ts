/** One tool, as lists, breadcrumbs and structured data name it. */
export interface Tool {
  /** Last part of its address. */
  readonly slug: string;
  readonly name: string;
  /** What one gets, in a sentence. */
  readonly promise: string;
  /** How long it takes. */
  readonly effort: string;
}

/** The free tools, in the order in which somebody would use them. */
export const tools = {
  audit: {
    slug: 'audit-marketing',
    name: 'Audit marketing',
    promise: 'Douze questions, un score, et vos trois prochaines actions par ordre d’importance.',
    effort: '4 minutes',
  },
  offer: {
    slug: 'generateur-offre-quebec',
    name: 'Générateur d’offre',
    promise: 'Quatre réponses deviennent une offre complète : accroche, garantie et appel à l’action.',
    effort: '2 minutes',
  },
  simulator: {
    slug: 'simulateur-facebook-ads',
    name: 'Simulateur Facebook Ads',
    promise: 'Ce que votre budget peut rapporter, et ce qui arrive si le vent tourne.',
    effort: '1 minute',
  },
  checklist: {
    slug: 'checklist-seo',
    name: 'Checklist SEO',
    promise: 'Dix vérifications qui règlent l’essentiel du référencement, avec le mode d’emploi.',
    effort: '10 points',
  },
} as const satisfies Record<string, Tool>;

/** Whatever is keyed by it names every tool, or does not compile. */
export type ToolSlug = (typeof tools)[keyof typeof tools]['slug'];

export const toolPath = ({ slug }: Tool) => `/outils/${slug}`;

export const toolTexts = {
  trail: 'Fil d’Ariane',
  home: 'Accueil',
  all: 'Outils gratuits',
  others: 'Les autres outils',
  start: 'Commencer',
  startAudit: 'Commencer l’audit',
  actions: {
    label: 'Garder ou transmettre',
    link: 'Copier le lien',
    linkCopied: 'Lien copié. Il contient le résultat, rien d’autre, et ne passe par aucun serveur.',
    linkFailed: 'Votre navigateur bloque la copie. Le lien se trouve maintenant dans la barre d’adresse.',
    text: 'Copier le texte',
    textCopied: 'Texte copié.',
    textFailed: 'Votre navigateur bloque la copie. Sélectionnez le texte, ou imprimez la page.',
    print: 'Imprimer ou PDF',
  },
} as const;

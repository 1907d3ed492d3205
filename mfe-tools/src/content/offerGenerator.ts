import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
/** The four questions (marketing-site §2 "Tools"). `most`: characters that still make a good sentence. */
export const offerFields = [
  {
    name: 'entreprise',
    label: 'Nom de l’entreprise',
    example: 'Toitures du Fleuve',
    missing: 'Écrivez le nom de votre entreprise.',
    most: 80,
  },
  {
    name: 'secteur',
    label: 'Secteur d’activité',
    example: 'Toiture résidentielle',
    missing: 'Dites dans quel secteur vous travaillez, en un mot ou deux.',
    most: 80,
  },
  {
    name: 'probleme',
    label: 'Le problème de vos clients',
    hint: 'Comme ils le disent au téléphone.',
    example: 'La toiture coule chaque printemps et personne ne rappelle',
    missing: 'Décrivez ce qui dérange vos clients : sans problème, pas d’offre.',
    most: 300,
  },
  {
    name: 'solution',
    label: 'Votre solution',
    hint: 'Ce que vous faites, concrètement.',
    example: 'Inspection par drone, réparation garantie et suivi chaque automne',
    missing: 'Dites comment vous réglez ce problème.',
    most: 300,
  },
] as const;

export const offerTexts = {
  title: 'Générateur d’offre',
  lead: 'Quatre réponses, une offre complète : accroche, promesse, garantie et appel à l’action. Tout s’écrit dans votre navigateur.',
  form: 'Vos quatre réponses',
  /** In a field, until something is typed. */
  placeholder: (example: string) => `Ex. : ${example}`,
  generate: 'Rédiger mon offre',
  rewrite: 'Rédiger de nouveau',
  toMend: (count: number) => `${count} ${count > 1 ? 'champs' : 'champ'} à corriger`,
  withoutScripts:
    'La rédaction automatique a besoin de JavaScript. Sans lui, suivez la recette ci-dessous : elle donne la même offre, à la main.',
  problems: {
    long: (most: number, length: number) =>
      `Gardez l’essentiel : ${most} caractères au plus. Votre texte en a ${frenchNumber(length)}.`,
    code: 'Enlevez les balises de code (entre < et >) et gardez les mots.',
    wordless: 'Nous n’y lisons aucun mot. Écrivez-le avec des lettres.',
  },
  sheet: {
    title: 'Votre offre',
    blank: 'Exemple fictif',
    blankParts: 'Parties de l’offre',
    for: 'Offre de',
    sector: 'Secteur',
    recognised: (name: string) => `Rédigée pour : ${name}`,
    from: 'D’après vos réponses',
    problem: 'Problème',
    solution: 'Solution',
    angles: 'Angle de l’offre',
    another: 'Un autre angle',
    edit: 'Cliquez dans un texte pour le changer.',
    written: (angle: string) => `Offre rédigée, angle « ${angle} ».`,
    restore: 'Reprendre le texte proposé',
    restart: 'Tout effacer',
    honest:
      'Avant de publier : ne promettez que ce que vous pouvez tenir. Ajustez la garantie, les délais et les prix à votre réalité.',
    parts: {
      accroche: 'Accroche',
      constat: 'Constat',
      promesse: 'Promesse',
      inclus: 'Ce qui est compris',
      garantie: 'Garantie',
      action: 'Appel à l’action',
      annonce: 'Version courte, pour une annonce',
    },
  },
  advice: {
    title: 'L’offre est écrite. Et maintenant ?',
    before: 'Une offre se met à l’épreuve',
    text: 'En 45 minutes, sans frais, on la relit avec vous : à qui la montrer, sur quel canal, à quel prix.',
    action: 'Réserver mon audit gratuit',
  },
  seo: {
    title: 'Générateur d’offre gratuit pour entreprises du Québec',
    description:
      'Transformez quatre réponses en une offre complète en français : accroche, promesse, garantie et appel à l’action. Gratuit, sans inscription.',
    keywords: ['générateur d’offre', 'proposition de valeur', 'Québec'],
  },
} as const;

import { brand } from '@agence/shared-contracts/brand';

export const about = {
  title: 'Une petite équipe de Québec',
  paragraphs: [
    `${brand.name} traite le budget de ses clients comme le sien : avec appétit, et avec un plafond. Nous sommes restés petits exprès, pour que la personne qui vous conseille soit celle qui fait le travail.`,
    'Nos stratèges gèrent eux-mêmes les campagnes, nos rédactrices appellent vos clients avant d’écrire, et personne ne vous vendra un service dont vous n’avez pas besoin.',
  ],
  contact: { visit: 'Passer nous voir', talk: 'Nous parler' },
} as const;

import { brandName } from '@agence/shared-contracts/brand';
import { ofName } from '@agence/shared-contracts/format/ofName';

/** Texts of the pages of a tag or an author (AMB-13, AMB-21); the longer ones are only read on the server. */
export const collectionTitles = {
  tagTitle: (tag: string) => `Articles : ${tag}`,
  tagDescription: (tag: string, count: string) =>
    `${count} du carnet ${ofName(brandName)} sur le sujet « ${tag} », pour les entreprises du Québec qui veulent des gestes concrets.`,
  authorTitle: (author: string) => `Articles ${ofName(author)}`,
  authorDescription: (author: string, count: string) =>
    `${count} ${ofName(author)} dans le carnet ${ofName(brandName)}, l’agence marketing des entreprises premium du Québec.`,
} as const;

export const collectionTexts = {
  count: (count: number) => `${count} ${count > 1 ? 'articles' : 'article'}`,
  minutes: (minutes: number) => `${minutes} min de lecture`,
  near: 'Sujets voisins',
  ownSubjects: 'Ses sujets',
  others: 'Autres sujets',
  contents: (title: string) => `Dans l’article «\u00a0${title}\u00a0»`,
  more: (count: number) => (count > 1 ? `et ${count} autres parties` : 'et une autre partie'),
  empty: 'Aucun article ici pour l’instant. Les sujets ci-dessous en ont.',
} as const;

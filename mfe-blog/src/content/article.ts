import { ofName } from '@agence/shared-contracts/format/ofName';

/** Texts around an article (marketing-site §2 "Blog"). */
export const articleTexts = {
  readTime: (minutes: number) => `${minutes} min de lecture`,
  trail: 'Fil d’Ariane',
  updated: (day: string) => `Mis à jour le ${day}`,
  draft: 'Brouillon',
  share: 'Partager',
  copied: 'Lien copié',
  shareFailed: 'Copiez l’adresse de la page dans votre navigateur',
  contents: 'Dans cet article',
  tags: 'Sujets',
  author: 'L’auteur de l’article',
  by: 'Écrit par',
  allBy: (author: string) => `Voir tous les articles ${ofName(author).replace(/ (?=\S+$)/, '\u00a0')}`,
  consultation: 'Obtenir une consultation gratuite',
  consultationTitle: 'On regarde ça ensemble ?',
  consultationLead: 'Trente minutes avec un stratège, votre situation sur la table, trois actions claires à la fin.',
  related: 'Poursuivre l’ascension',
  stepOf: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
  step: (step: number, series: string) => `Étape ${step} de « ${series} »`,
} as const;

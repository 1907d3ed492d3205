import { brandName } from '@agence/shared-contracts/brand';
import { ofName } from '@agence/shared-contracts/format/ofName';

/** Texts of an article that does not exist (AMB-20). */
export const missingTexts = {
  toast: "Cet article n'existe plus.",
  title: 'Cet article n’existe plus',
  lead: 'Il a peut-être changé d’adresse, ou le lien contient une faute. Cherchez-le par son sujet, ou lisez ce que nous avons publié dernièrement.',
  recent: 'Les plus récents',
  description: `Cette adresse ne mène à aucun article du carnet ${ofName(brandName)}. Cherchez par sujet ou lisez les plus récents.`,
} as const;

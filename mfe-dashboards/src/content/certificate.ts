import { ofName } from '@agence/shared-contracts/format/ofName';

/** Texts of the certificate and its verification. */
export const certificateTexts = {
  title: 'Certificat de réussite',
  awardedTo: 'décerné à',
  unnamed: 'La personne titulaire de ce numéro',
  for: 'pour avoir terminé tous les modules de la formation',
  /** Under the name on the line of the signature. */
  signed: 'a donné la formation',
  on: (date: string) => `Délivré le ${date}`,
  number: 'Numéro',
  verified: 'Certificat authentique',
  verifiedDetail: 'Ce numéro figure dans notre registre. Rien d’autre n’y est public que ce que vous lisez ici.',
  print: 'Imprimer ou enregistrer en PDF',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Le lien n’a pas pu être copié',
  modules: (count: number) => (count > 1 ? `${count} modules` : `${count} module`),
  hours: (duration: string) => `${duration} de cours`,
  /** Says what the certificate is not. */
  uncredited: 'Formation non créditée.',
  verify: 'Authenticité :',
  linkedIn: 'Ajouter à LinkedIn (nouvel onglet)',
  seal: (brand: string) => `Sceau ${ofName(brand)}`,
  other: { label: 'Vérifier un autre numéro', action: 'Vérifier', hint: 'Quatre groupes de cinq caractères.' },
  missing: {
    title: 'Certificat introuvable',
    detail: 'Aucun certificat ne porte ce numéro. Vérifiez-le caractère par caractère.',
    field: 'Numéro du certificat',
    action: 'Vérifier',
  },
  seo: (holder: string) => ({
    title: `Certificat ${ofName(holder)}`,
    description: 'Vérification d’un certificat de réussite.',
    keywords: ['espace membre'],
  }),
} as const;

import { ofName } from '@agence/shared-contracts/format/ofName';

/** Texts of the certificate and its verification. */
export const certificateTexts = {
  title: 'Certificat de réussite',
  awardedTo: 'décerné à',
  unnamed: 'La personne titulaire de ce numéro',
  for: 'pour avoir terminé tous les modules de la formation',
  by: (creator: string) => `donnée par ${creator}`,
  on: (date: string) => `Délivré le ${date}`,
  number: 'Numéro',
  verified: 'Certificat authentique',
  verifiedDetail: 'Ce numéro figure dans notre registre. Rien d’autre n’y est public que ce que vous lisez ici.',
  print: 'Imprimer ou enregistrer en PDF',
  copy: 'Copier le lien',
  copied: 'Lien copié',
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

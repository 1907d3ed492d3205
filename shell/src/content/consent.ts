/** Texts of the cookie banner (marketing-site §4, AMB-49). */
export const consentTexts = {
  label: 'Témoins de navigation',
  title: 'Vos témoins, votre choix',
  accepting: 'Si vous acceptez, nous mesurons l’audience et l’effet de nos publicités.',
  declining: 'Si vous refusez, rien n’est chargé et tout le site fonctionne pareil.',
  policy: 'Politique de confidentialité',
  policyPath: '/legal/politique-confidentialite',
  accept: 'Accepter',
  decline: 'Refuser',
  /** When the browser keeps nothing for the site. */
  temporary: 'Votre navigateur bloque le stockage : votre choix vaudra pour cette visite seulement.',
} as const;

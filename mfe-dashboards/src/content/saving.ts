/** Where what somebody did is now, in the same words on every member page. */
export const savingTexts = {
  saved: (time: string) => `Enregistré à ${time}`,
  asKept: 'Enregistré',
  saving: 'Enregistrement…',
  sending: 'Enregistrement…',
  failed: 'Pas enregistré',
  device: 'Enregistré sur cet appareil',
  offline: 'Hors connexion : enregistré sur cet appareil',
  offlineFailed: 'Hors connexion : pas encore enregistré',
  conflict: 'Modifié ailleurs',
  retry: 'Réessayer',
  /** Of the notes of a module, written on two devices at once. */
  joined: {
    title: 'Vos notes sont réunies',
    description: 'Vous aviez aussi écrit sur un autre appareil. Les deux textes sont dans vos notes.',
  },
} as const;

/** Badges and certificates of the dashboard: they come with its end. */
export const earnedTexts = {
  title: 'Badges et certificats',
  /** @param course undefined where it is followed no longer */
  certificate: (course: string | undefined) => (course ? `Certificat\u00a0: ${course}` : 'Certificat'),
  empty: 'Votre premier badge arrive avec votre premier module terminé.',
  count: (earned: number, all: number) => `Badges\u00a0: ${earned} sur ${all}`,
  /** Those that the database gives (DSH-018), in the order in which they are usually earned. */
  all: [
    { code: 'premier-pas', name: 'Premier pas' },
    { code: 'premiere-formation', name: 'Première formation' },
    { code: 'sept-jours', name: 'Sept jours d’affilée' },
    { code: 'dix-modules', name: 'Dix modules' },
    { code: 'trente-jours', name: 'Trente jours d’affilée' },
    { code: 'trois-formations', name: 'Trois sommets' },
  ],
  modules: (done: number, wanted: number) => `${done} ${done > 1 ? 'modules' : 'module'} sur\u00a0${wanted}`,
  courses: (done: number, wanted: number) => `${done} ${done > 1 ? 'formations' : 'formation'} sur\u00a0${wanted}`,
  days: (done: number, wanted: number) => `${done} ${done > 1 ? 'jours' : 'jour'} sur\u00a0${wanted}`,
} as const;

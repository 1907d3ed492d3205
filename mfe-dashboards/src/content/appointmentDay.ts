/** Texts of one day of the console's calendar. */
export const appointmentDayTexts = {
  days: 'Jours',
  dayWith: (day: string, count: number) =>
    `${day}, ${count === 0 ? 'aucun rendez-vous' : count > 1 ? `${count} rendez-vous` : 'un rendez-vous'}`,
  none: 'Rien au calendrier ce jour-là.',
  noneToday: 'Rien aujourd’hui.',
  next: (when: string) => `Prochain rendez-vous : ${when}`,
} as const;

/** Texts of the page of a course that is not there. */
export const unknownCourseTexts = {
  search: 'Que cherchiez-vous ?',
  example: 'Google Ads, budget, infolettre',
  action: 'Chercher',
  near: 'D’autres formations',
} as const;

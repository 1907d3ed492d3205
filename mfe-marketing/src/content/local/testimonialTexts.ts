/** Words around the testimonials of local pages; each page gives the title. */
export const localTestimonialTexts = {
  note: 'Exemples, en attendant l’accord écrit de nos clients.',
  previous: 'Témoignage précédent',
  next: 'Témoignage suivant',
  jump: 'Témoignage de',
  before: 'Avant',
  after: 'Après',
  roi: 'Rendement',
} as const;

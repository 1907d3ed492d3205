/** Words around the testimonials of local pages; each page gives the title. */
export const localTestimonialTexts = {
  note: 'Témoignages fictifs, avec les chiffres que nous suivons.',
  previous: 'Témoignage précédent',
  next: 'Témoignage suivant',
  jump: 'Témoignage',
  before: 'Avant',
  after: 'Après',
  roi: 'Rendement',
} as const;

/** Words around the testimonials of local pages; each page gives the title. */
export const localTestimonialTexts = {
  note: 'Témoignages fictifs, pour montrer la mise en page.',
  previous: 'Témoignage précédent',
  next: 'Témoignage suivant',
  jump: 'Témoignage',
  before: 'Avant',
  after: 'Après',
  roi: 'Rendement',
} as const;

/** What a client says, with the figures before and after (marketing-site §3 "Testimonial"). */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly company: string;
  readonly location: string;
  /** Initials, shown in place of a portrait. */
  readonly avatar: string;
  readonly quote: string;
  /** Somebody has verified it: it is no example any more. */
  readonly isVerified?: boolean | undefined;
  readonly results: {
    readonly before: number;
    readonly after: number;
    readonly unit: string;
    readonly period: string;
    readonly roi: string;
  };
  readonly businessType: string;
}

/** Words around testimonials, wherever they are shown. */
export interface TestimonialTexts {
  readonly title: string;
  readonly previous: string;
  readonly next: string;
  readonly jump: string;
  readonly before: string;
  readonly after: string;
  readonly roi: string;
}

export const testimonialTexts: TestimonialTexts = {
  title: 'Ceux qui ont déjà grimpé',
  previous: 'Témoignage précédent',
  next: 'Témoignage suivant',
  jump: 'Témoignage',
  before: 'Avant',
  after: 'Après',
  roi: 'Rendement',
};

/** Examples, marked as such until clients have confirmed theirs (AMB-14). */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'spa',
    name: 'Isabelle Tremblay',
    position: 'Propriétaire',
    company: 'Spa Boréal',
    location: 'Québec',
    avatar: 'IT',
    quote:
      'On remplissait la fin de semaine, jamais le mardi. Aujourd’hui, il\u00a0y\u00a0a une liste d’attente le mardi.',
    results: { before: 38, after: 81, unit: '% d’occupation', period: '6 mois', roi: '5,1x' },
    businessType: 'Spa et détente',
  },
  {
    id: 'cuisines',
    name: 'Marc-André Gagnon',
    position: 'Président',
    company: 'Cuisines Gagnon',
    location: 'Lévis',
    avatar: 'MG',
    quote:
      'Ils ont commencé par nous faire arrêter deux campagnes. C’est là que j’ai compris qu’ils étaient de notre bord.',
    results: { before: 14, after: 37, unit: 'soumissions par mois', period: '4 mois', roi: '4,4x' },
    businessType: 'Cuisines sur mesure',
  },
  {
    id: 'clinique',
    name: 'Sophie Bélanger',
    position: 'Directrice',
    company: 'Clinique Horizon',
    location: 'Sainte-Foy',
    avatar: 'SB',
    quote: 'Pour la première fois, je sais ce que me coûte une nouvelle patiente, et ce qu’elle rapporte.',
    results: { before: 11, after: 29, unit: 'nouvelles patientes par mois', period: '3 mois', roi: '6,2x' },
    businessType: 'Clinique esthétique',
  },
];

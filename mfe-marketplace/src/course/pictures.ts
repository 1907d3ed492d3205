/** What somebody who has learnt something holds in their hands; the words beside it say what it is. */
export const skills = {
  choose: '/pictures/skill-choose.bda5fb9068.svg',
  consent: '/pictures/skill-consent.667b5647e4.svg',
  make: '/pictures/skill-make.aea8183cc8.svg',
  measure: '/pictures/skill-measure.4ffe3b0aa6.svg',
  money: '/pictures/skill-money.cbdd03255c.svg',
  reach: '/pictures/skill-reach.2b8a244168.svg',
  reviews: '/pictures/skill-reviews.a0f33b9f32.svg',
  structure: '/pictures/skill-structure.2977fb650d.svg',
  write: '/pictures/skill-write.bf6871a204.svg',
} as const;

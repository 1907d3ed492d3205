/** Words around the claims; what they say is in `claims.ts`, or published by staff. */
export const claimsPageTexts = {
  path: '/nos-chiffres',
  home: 'Accueil',
  seo: {
    title: 'Nos chiffres et leurs sources',
    description:
      'D’où vient chaque chiffre et chaque témoignage du site, et quand il a été vérifié : source, date, et ce qui n’est encore qu’un exemple.',
    keywords: ['chiffres vérifiés', 'sources', 'témoignages'],
  },
  figures: 'Chiffres',
  testimonials: 'Témoignages',
  source: 'Source',
  verified: 'Vérifié le',
  unverified: 'Pas encore vérifié',
  none: 'Le site n’affiche ni chiffre ni témoignage en ce moment.',
} as const;

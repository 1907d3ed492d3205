import { claims, shownFigures } from '../claims.ts';

export const proof = {
  label: 'Ce que disent les chiffres',
  main: shownFigures([claims.averageRoi]),
  others: shownFigures([
    claims.rating,
    claims.satisfaction,
    claims.response,
    claims.documented,
    claims.followed,
    claims.places,
  ]),
} as const;

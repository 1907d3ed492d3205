import { figure } from '../claims.ts';

export const proof = {
  label: 'Ce que disent les chiffres',
  main: [figure('averageRoi')],
  others: [
    figure('rating'),
    figure('satisfaction'),
    figure('response'),
    figure('places'),
    figure('auditMinutes'),
    figure('guarantee'),
  ],
} as const;

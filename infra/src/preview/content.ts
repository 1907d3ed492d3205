import { timeOfDay } from '@agence/shared-contracts/format/frenchDate';

const WIDE = '\u00A0';

/** What a preview says to the person who sees it. */
export const previewTexts = {
  label: 'Aperçu d’une version',
  /** « Aperçu : mfe-evenements 0.3.0 jusqu’à 14 h 30 — » */
  what: (remote: string, version: string, until: Date) =>
    `Aperçu${WIDE}: ${remote}${WIDE}${version} jusqu’à ${timeOfDay(until).replaceAll(' ', WIDE)}${WIDE}—`,
  leave: 'Quitter',
};

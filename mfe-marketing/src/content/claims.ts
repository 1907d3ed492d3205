/** A figure that a page claims. Both readings of a figure may stand, each on its own page (AMB-14). */
export interface Claim {
  readonly page: string;
  readonly value: string;
  readonly label: string;
  /** Where the figure comes from. */
  readonly source: string;
  /** ISO date of the last check by the agency; null until it has confirmed the figure. */
  readonly verifiedOn: string | null;
}

const brief = 'cahier des charges du site';

export const homeClaims = {
  scaleUps: { page: '/', value: '42', label: 'mises à l’échelle accompagnées', source: brief, verifiedOn: null },
  maxClients: { page: '/', value: '12', label: 'clients simultanés, jamais plus', source: brief, verifiedOn: null },
} as const satisfies Record<string, Claim>;

/** The social proof bar. */
export const proofClaims: readonly Claim[] = [
  { page: '/', value: '420 %', label: 'de rendement moyen', source: brief, verifiedOn: null },
  { page: '/', value: '4,9/5', label: 'sur 247 avis', source: brief, verifiedOn: null },
  { page: '/', value: '98 %', label: 'de clients satisfaits', source: brief, verifiedOn: null },
  { page: '/', value: '247', label: 'mises à l’échelle documentées', source: brief, verifiedOn: null },
  { page: '/', value: '2 h', label: 'pour une première réponse', source: brief, verifiedOn: null },
];

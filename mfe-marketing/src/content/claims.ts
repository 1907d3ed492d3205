/** A figure that the site claims. Two readings of a figure may stand, each on its own page (AMB-14). */
export interface Claim {
  /** A result needs proof; an offer is a price or a promise, which its owner makes true by keeping it. */
  readonly kind: 'result' | 'offer';
  /** Path of the page that shows it. */
  readonly page: string;
  /** As visitors read it. */
  readonly value: string;
  readonly label: string;
  /** Where the figure comes from. */
  readonly source: string;
  /** ISO date of the agency's last check; null until it has confirmed the figure. */
  readonly verifiedOn: string | null;
  /** What the figure grows by at each tick where it counts up (marketing-site §4 "Facebook stats"). */
  readonly step?: number;
}

/** Whether results that the agency has not confirmed yet are shown: its owner's decision (AMB-14). */
export const SHOW_UNVERIFIED: boolean = true;

const brief = { source: 'Cahier des charges du site, affirmations marketing', verifiedOn: null } as const;
const stated = { ...brief, kind: 'result' } as const;
const offered = { ...brief, kind: 'offer', page: '/' } as const;
const home = { page: '/', ...stated } as const;
const facebook = { page: '/publicite-facebook-quebec', ...stated } as const;
const levis = { page: '/agence-marketing-levis', ...stated } as const;
const website = { page: '/creation-site-web-quebec', ...stated } as const;

/** Every figure that pages of this remote claim, in one place (AMB-14). */
export const claims = {
  scaleUps: { ...home, value: '42', label: 'mises à l’échelle accompagnées' },
  maxClients: { ...offered, value: '12', label: 'clients à la fois, jamais plus' },
  averageRoi: { ...home, value: '420 %', label: 'de rendement moyen sur l’investissement de nos clients' },
  rating: { ...home, value: '4,9/5', label: 'de moyenne sur 247 avis' },
  satisfaction: { ...home, value: '98 %', label: 'de clients satisfaits' },
  documented: { ...home, value: '247', label: 'mises à l’échelle documentées depuis nos débuts' },
  followed: { ...home, value: '127', label: 'clients actifs, tous services confondus' },
  response: { ...offered, value: '2 h', label: 'pour une première réponse, les jours ouvrables' },
  places: { ...offered, value: '3', label: 'nouvelles places par mois' },
  auditMinutes: { ...offered, value: '45 min', label: 'd’audit stratégique gratuit' },
  auditWorth: { ...offered, value: '2 500 $', label: 'valeur de l’audit' },
  consultationMinutes: { ...offered, value: '30 min', label: 'de consultation gratuite' },
  plansFrom: { ...offered, value: '3 500 $', label: 'par mois, premier forfait' },
  minimumBudget: { ...offered, value: '2 000 $', label: 'par mois, budget marketing minimal' },
  targetRevenue: { ...offered, value: '500K$ à 10M$', label: 'de revenus, chez les clients visés' },
  firstResults: { ...offered, value: '2 à 3 semaines', label: 'avant les premiers résultats' },
  significantResults: { ...offered, value: '30 à 60 jours', label: 'avant des résultats significatifs' },
  guarantee: { ...offered, value: '30 jours', label: 'de garantie de satisfaction' },
  newsletterReaders: { ...home, value: '2 847', label: 'abonnés à l’infolettre' },
  facebookRoas: { ...facebook, value: '4,2x', label: 'de ROAS, jusqu’à', step: 0.1 },
  facebookCost: { ...facebook, value: '-40 %', label: 'de coût par acquisition', step: 1 },
  facebookLeads: { ...facebook, value: '+220 %', label: 'de demandes qualifiées', step: 5 },
  googleRoas: { ...stated, page: '/google-ads-quebec', value: '5,8x', label: 'de ROAS moyen sur Google Ads' },
  contentReaders: {
    ...stated,
    page: '/creation-contenu-quebec',
    value: '12 000+',
    label: 'abonnés lisent nos contenus',
  },
  sites: { ...website, value: '150+', label: 'sites livrés' },
  siteSatisfaction: { ...website, value: '98 %', label: 'de clients satisfaits' },
  siteSpeed: { ...website, value: '3,2 s', label: 'de chargement moyen' },
  levisClients: { ...levis, value: '34', label: 'entreprises de Lévis accompagnées' },
  levisRevenue: { ...levis, value: '12,4M$', label: 'de revenus générés pour elles' },
  levisRating: { ...levis, value: '4,9/5', label: 'de satisfaction' },
  levisRenewal: { ...levis, value: '89 %', label: 'renouvellent après la première année' },
  siteSupport: { ...website, value: '24/7', label: 'de soutien technique' },
} as const satisfies Record<string, Claim>;

/** What a page shows of a claim. */
export interface ShownFigure {
  readonly value: string;
  readonly label: string;
  readonly step?: number;
}

/** Whether visitors may see a claim. @param showUnverified the owner's decision on results without proof */
export function isShown({ kind, verifiedOn }: Claim, showUnverified = SHOW_UNVERIFIED): boolean {
  return kind === 'offer' || verifiedOn !== null || showUnverified;
}

/**
 * The figures among these that may be shown. Marked pure, so that code which needs an address only leaves content out.
 */
// @__NO_SIDE_EFFECTS__
export function shownFigures(list: readonly Claim[], showUnverified = SHOW_UNVERIFIED): ShownFigure[] {
  return list
    .filter((claim) => isShown(claim, showUnverified))
    .map(({ value, label, step }) => (step === undefined ? { value, label } : { value, label, step }));
}

/** A sentence around a claim; nothing when the claim may not be shown. */
export function sentenceOf(claim: Claim, write: (value: string) => string, showUnverified = SHOW_UNVERIFIED): string {
  return isShown(claim, showUnverified) ? write(claim.value) : '';
}

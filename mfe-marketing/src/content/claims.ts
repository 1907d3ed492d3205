/** A figure that the site claims. Two readings of a figure may stand, each on its own page (AMB-14). */
export interface Claim {
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

/** Whether figures that the agency has not confirmed yet are shown: its owner's decision (AMB-14). */
const SHOW_UNVERIFIED = true;

const stated = { source: 'Cahier des charges du site, affirmations marketing', verifiedOn: null } as const;
const home = { page: '/', ...stated } as const;
const facebook = { page: '/publicite-facebook-quebec', ...stated } as const;
const levis = { page: '/agence-marketing-levis', ...stated } as const;
const website = { page: '/creation-site-web-quebec', ...stated } as const;

/** Every figure that pages of this remote claim, in one place (AMB-14). */
export const claims = {
  scaleUps: { ...home, value: '42', label: 'mises à l’échelle accompagnées' },
  maxClients: { ...home, value: '12', label: 'clients à la fois, jamais plus' },
  averageRoi: { ...home, value: '420 %', label: 'de rendement moyen sur l’investissement de nos clients' },
  rating: { ...home, value: '4,9/5', label: 'de moyenne sur 247 avis' },
  satisfaction: { ...home, value: '98 %', label: 'de clients satisfaits' },
  documented: { ...home, value: '247', label: 'mises à l’échelle documentées depuis nos débuts' },
  followed: { ...home, value: '127', label: 'clients actifs, tous services confondus' },
  response: { ...home, value: '2 h', label: 'pour une première réponse, les jours ouvrables' },
  places: { ...home, value: '3', label: 'nouvelles places par mois' },
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

/** The figures among these that may be shown. */
export function shownFigures(list: readonly Claim[]): ShownFigure[] {
  return list
    .filter(({ verifiedOn }) => SHOW_UNVERIFIED || verifiedOn !== null)
    .map(({ value, label, step }) => (step === undefined ? { value, label } : { value, label, step }));
}

import type { ClaimsText } from '@agence/shared-contracts/texts/claims';

/** A figure that the site claims. Two that contradict each other never stand on one page (AMB-56). */
export interface Claim {
  /** A result needs proof; an offer is a price or a promise, which its owner makes true by keeping it. */
  readonly kind: 'result' | 'offer';
  /** Path of the page that shows it. */
  readonly page: string;
  /** As visitors read it. */
  readonly value: string;
  readonly label: string;
  /** ISO date of the agency's last check; null until it has confirmed the figure. */
  readonly verifiedOn: string | null;
  /** What the figure grows by at each tick where it counts up (marketing-site §4 "Facebook stats"). */
  readonly step?: number;
}

const stated = { kind: 'result', verifiedOn: null } as const;
const offered = { kind: 'offer', page: '/', verifiedOn: null } as const;
const home = { page: '/', ...stated } as const;
const facebook = { page: '/publicite-facebook-quebec', ...stated } as const;
const quebec = { page: '/agence-marketing-quebec', ...stated } as const;
const levis = { page: '/agence-marketing-levis', ...stated } as const;
const crm = { page: '/crm-marketing-quebec', ...stated } as const;
const website = { page: '/creation-site-web-quebec', ...stated } as const;

/** Every figure that pages of this remote claim, in one place (AMB-14). */
export const claims = {
  scaleUps: { ...home, value: '42', label: 'mises à l’échelle accompagnées' },
  maxClients: { ...offered, value: '12', label: 'clients à la fois, jamais plus' },
  averageRoi: { ...home, value: '420 %', label: 'de rendement moyen sur l’investissement de nos clients' },
  rating: { ...quebec, value: '4,9/5', label: 'de moyenne sur 247 avis' },
  satisfaction: { ...quebec, value: '98 %', label: 'de clients satisfaits' },
  documented: { ...crm, value: '247', label: 'mises à l’échelle documentées depuis nos débuts' },
  followed: { ...crm, value: '127', label: 'clients actifs' },
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
  facebookRoas: { ...facebook, value: '4,2x', label: 'de ROAS, au mieux', step: 0.1 },
  facebookCost: { ...facebook, value: '−40 %', label: 'de coût par acquisition', step: 1 },
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
  facebookPartner: {
    ...facebook,
    value: 'Partenaire certifié Premium',
    label: 'de Meta, selon la pastille de la page',
  },
  siteSupport: { ...website, value: '24/7', label: 'de soutien technique' },
} as const satisfies Record<string, Claim>;

/** Name of a figure that is claimed. */
export type ClaimName = keyof typeof claims;

/** What a page shows of a claim. */
export interface ShownFigure {
  readonly claim: ClaimName;
  readonly value: string;
  readonly label: string;
  readonly step?: number;
}

/**
 * A figure as its page shows it. Marked pure, as what follows is, so that code which needs an address only leaves content out.
 *
 * @param label in its place, where a page says it otherwise
 */
// @__NO_SIDE_EFFECTS__
export function figure(claim: ClaimName, label: string = claims[claim].label): ShownFigure {
  const { value, step }: Claim = claims[claim];
  return { claim, value, label, ...(step === undefined ? {} : { step }) };
}

/** A figure that counts up. */
// @__NO_SIDE_EFFECTS__
export function counted(claim: 'facebookRoas' | 'facebookCost' | 'facebookLeads') {
  return { ...figure(claim), step: claims[claim].step };
}

/** A claim that is said in its own words alone. */
// @__NO_SIDE_EFFECTS__
export const badge = (claim: ClaimName) => ({ claim, value: claims[claim].value });

/** How sentences follow the claims that they state. */
export interface ClaimView {
  readonly isShown: (...names: readonly ClaimName[]) => boolean;
  readonly value: (name: ClaimName) => string;
  /** Something that states claims: nothing, or what is to be said instead, where one of them is not shown. */
  readonly when: <Said, Otherwise = ''>(
    names: readonly ClaimName[],
    say: (...values: readonly string[]) => Said,
    otherwise?: Otherwise,
  ) => Said | Otherwise;
}

/** @param published the claims that hold; everything is shown without them */
export function viewOf(published: ClaimsText | undefined): ClaimView {
  const known = new Map(published?.figures.map((entry) => [entry.id, entry]));
  const isShown = (...names: readonly ClaimName[]) => names.every((name) => known.get(name)?.isShown ?? true);
  const value = (name: ClaimName) => known.get(name)?.value ?? claims[name].value;
  return {
    isShown,
    value,
    when: (names, say, otherwise = '' as never) => (isShown(...names) ? say(...names.map(value)) : otherwise),
  };
}

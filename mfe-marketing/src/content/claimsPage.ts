import type { ClaimName } from './claims.ts';

/** How the figures of a group are drawn, all on one scale. */
export type Measure = 'clients' | 'dollars' | 'days' | 'hours' | 'revenue';

/** Figures that say something of one matter. */
export interface ClaimsGroup {
  readonly id: string;
  readonly title: string;
  /** What the list at the head of the page calls it. */
  readonly brief: string;
  readonly text: string;
  readonly ground?: 'band';
  readonly measure: Measure;
  readonly figures: readonly ClaimName[];
}

const rates = { to: '/tarifs', label: 'Voir les tarifs' } as const;
const method = { to: '/methode', label: 'Voir la méthode' } as const;
const about = { to: '/a-propos', label: 'Voir le camp' } as const;

/** Words around the claims; what they say is in `claims.ts`, or published by staff. */
export const claimsPageTexts = {
  brief: 'Les chiffres en bref',
  compared: 'Comparés aux pages citées le',
  asked: {
    title: 'Un chiffre vous fait hésiter\u202f?',
    text: 'Demandez-nous d’où il vient. Nous vous montrons la page, le contrat ou le calcul.',
    to: '/nous-joindre',
    label: 'Nous écrire',
  },
  next: {
    label: 'Pour aller plus loin',
    links: [
      { to: '/preuves', label: 'Ce que vous pouvez vérifier vous-même' },
      { to: '/tarifs', label: 'Ce que coûte chaque étape' },
      { to: '/methode', label: 'Ce que vous recevez à chaque étape' },
    ],
  },
  absent: 'Ce qui se lit ailleurs et manque ici est un exemple, ou attend encore sa preuve.',
  groups: [
    {
      id: 'places',
      title: 'La place qu’il y a',
      brief: 'Places',
      text: 'Une tente par client. En pointillé, les places nouvelles d’un mois.',
      measure: 'clients',
      figures: ['maxClients', 'places'],
    },
    {
      id: 'prix',
      title: 'Ce que ça coûte',
      brief: 'Prix',
      text: 'En dollars, avant taxes, à la même échelle. En orange\u00a0: ce que vous versez à l’agence. Un cadre vide\u00a0: ce que vaut ce qui est gratuit.',
      measure: 'dollars',
      figures: ['plansFrom', 'minimumBudget', 'auditWorth'],
    },
    {
      id: 'delais',
      title: 'Quand ça se voit',
      brief: 'Délais',
      ground: 'band',
      text: 'En jours, à partir du début du mandat.',
      measure: 'days',
      figures: ['firstResults', 'significantResults', 'guarantee'],
    },
    {
      id: 'rencontres',
      title: 'Réponse et rencontres',
      brief: 'Réponse',
      text: 'Un cadran vaut une heure.',
      measure: 'hours',
      figures: ['response', 'consultationMinutes', 'auditMinutes'],
    },
    {
      id: 'clientele',
      title: 'Pour qui',
      brief: 'Revenus visés',
      text: 'Revenus d’une année, sur une échelle où chaque pas vaut dix fois le précédent.',
      measure: 'revenue',
      figures: ['targetRevenue'],
    },
  ] satisfies readonly ClaimsGroup[] as readonly ClaimsGroup[],
  /** What is drawn as an outline: what something is worth that costs nothing, and places that nobody has yet. */
  outlined: ['auditWorth', 'places'] satisfies readonly ClaimName[] as readonly string[],
  /** What a client pays the agency. */
  paid: ['plansFrom'] satisfies readonly ClaimName[] as readonly string[],
  /** What stands at the scale of revenues, each ten times the one before. */
  revenues: ['100K$', '1M$', '10M$'],
  days: 'jours',
  /** Figures that staff show besides: what mandates have brought. */
  others: 'Ce que les mandats ont donné',
  testimonials: 'Témoignages',
  /** Where a figure can be seen as what it is part of. */
  pages: {
    maxClients: about,
    places: about,
    plansFrom: rates,
    minimumBudget: rates,
    auditWorth: rates,
    firstResults: method,
    significantResults: method,
    guarantee: { to: '/legal/conditions-utilisation#services', label: 'Lire les conditions' },
    response: { to: '/nous-joindre', label: 'Nous écrire' },
    consultationMinutes: rates,
    auditMinutes: method,
    targetRevenue: { to: '/', label: 'Voir l’accueil' },
  } as Readonly<Record<string, { readonly to: string; readonly label: string } | undefined>>,
  verified: 'Vérifié le',
  unverified: 'Pas encore vérifié',
  none: 'Le site n’affiche ni chiffre ni témoignage en ce moment.',
} as const;

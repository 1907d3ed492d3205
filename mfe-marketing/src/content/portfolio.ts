import type { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import type { ComponentProps } from 'react';

export type ProjectCategory = 'ecommerce' | 'corporatif' | 'restaurant' | 'startup';

/** A piece of the portfolio (marketing-site §3 "Portfolio project"). */
export interface Project {
  readonly id: string;
  readonly title: string;
  readonly category: ProjectCategory;
  /** Name of the landscape and its colours that stand for a picture. */
  readonly image: Pick<ComponentProps<typeof CoverArt>, 'seed' | 'tone'>;
  readonly tech: readonly string[];
  readonly results: string;
  readonly description: string;
}

/** The simulated counters (marketing-site §3 "Stats object"). */
export interface Stats {
  readonly sitesCreated: number;
  readonly activeProjects: number;
  readonly happyClients: number;
  readonly codeLines: number;
}

const projects: readonly Project[] = [
  {
    id: 'atelier-nordet',
    title: 'Atelier Nordet',
    category: 'ecommerce',
    image: { seed: 'atelier nordet', tone: 'clay' },
    tech: ['Shopify', 'React', 'Klaviyo'],
    results: '+64 % de ventes en ligne en six mois',
    description:
      'Des meubles de bois massif, vendus jusque-là en boutique seulement. Le configurateur montre le prix à chaque choix ; la moitié des acheteurs y revient deux fois avant de commander.',
  },
  {
    id: 'groupe-lavoie',
    title: 'Groupe Lavoie',
    category: 'corporatif',
    image: { seed: 'groupe lavoie', tone: 'glacier' },
    tech: ['Next.js', 'Sanity', 'HubSpot'],
    results: '2,3 fois plus de candidatures qualifiées',
    description:
      'Un entrepreneur général de 140 employés, trois sites fusionnés en un. Chaque chantier a sa page, chaque poste aussi, et les deux se répondent.',
  },
  {
    id: 'table-des-caps',
    title: 'La Table des Caps',
    category: 'restaurant',
    image: { seed: 'la table des caps', tone: 'night' },
    tech: ['Astro', 'Libro', 'Stripe'],
    results: '78 % des réservations prises en ligne',
    description:
      'Un restaurant de Charlevoix dont le menu change avec la marée. L’équipe le met à jour d’un téléphone, et la page d’accueil suit dans la minute.',
  },
  {
    id: 'pulsio',
    title: 'Pulsio',
    category: 'startup',
    image: { seed: 'pulsio', tone: 'spruce' },
    tech: ['React', 'Supabase', 'PostHog'],
    results: 'De 0 à 1 200 inscriptions en douze semaines',
    description:
      'Une application qui aide les physiothérapeutes à suivre les exercices de leurs patients. Une page, une démonstration de 40 secondes, une liste d’attente qui répond.',
  },
  {
    id: 'torrefacteurs-du-fleuve',
    title: 'Torréfacteurs du Fleuve',
    category: 'ecommerce',
    image: { seed: 'torrefacteurs du fleuve', tone: 'lichen' },
    tech: ['WooCommerce', 'Mailchimp', 'Google Ads'],
    results: '31 % des clients sont maintenant abonnés',
    description:
      'Du café livré frais dans tout l’est du Québec. L’abonnement s’arrête et reprend d’un clic, sans appel : c’est ce qui a convaincu les gens de commencer.',
  },
  {
    id: 'brasserie-du-quai',
    title: 'Brasserie du Quai',
    category: 'restaurant',
    image: { seed: 'brasserie du quai', tone: 'moss' },
    tech: ['Webflow', 'Square', 'Meta Ads'],
    results: '+42 % de couverts les soirs de semaine',
    description:
      'Une terrasse pleine le samedi et vide le mardi. Une carte de semaine, une annonce par quartier, et un seul bouton pour réserver.',
  },
];

export const portfolio = {
  seo: {
    title: 'Réalisations et chiffres',
    description:
      'Six projets de sites web et de marketing au Québec, à filtrer par secteur : commerce en ligne, corporatif, restaurant et jeune entreprise.',
    keywords: ['réalisations site web Québec', 'portfolio agence marketing', 'études de cas'],
  },
  eyebrow: 'Réalisations',
  title: 'Chaque projet a son sommet',
  lead: 'Six mandats, quatre secteurs, une même méthode : on choisit une mesure au départ, et on la regarde monter.',
  stats: {
    title: 'L’atelier, à l’instant',
    first: { sitesCreated: 152, activeProjects: 18, happyClients: 127, codeLines: 284_350 } satisfies Stats as Stats,
    labels: {
      sitesCreated: 'sites créés',
      activeProjects: 'projets en cours',
      happyClients: 'clients heureux',
      codeLines: 'lignes de code',
    } satisfies Record<keyof Stats, string>,
    note: 'Données de démonstration',
    noteDetail: 'Ces compteurs sont simulés, et les projets ci-dessous sont des exemples.',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
  },
  // Words around the lists of the admin page, where these have entries (AMB-48).
  figures: { title: 'L’atelier, en chiffres' },
  cases: { title: 'Études de cas', more: 'Lire l’étude' },
  examples: { title: 'Exemples', note: 'Des projets imaginaires, pour montrer ce que nous faisons.' },
  words: { title: 'Ce qu’ils en disent', before: 'Avant', after: 'Après', verified: 'Accord écrit du client' },
  notices: { title: 'Derniers succès' },
  filter: {
    label: 'Secteur',
    all: 'Tous',
    categories: {
      ecommerce: 'Commerce en ligne',
      corporatif: 'Corporatif',
      restaurant: 'Restaurant',
      startup: 'Jeune entreprise',
    } satisfies Record<ProjectCategory, string>,
    one: 'projet',
    many: 'projets',
  },
  resultLabel: 'Résultat',
  techLabel: 'Technologies',
  coverAlt: 'Carte imaginaire du projet',
  projects,
  closing: {
    title: 'Le prochain sommet est le vôtre',
    action: 'Réserver mon audit gratuit',
  },
} as const;

export type PortfolioContent = typeof portfolio;

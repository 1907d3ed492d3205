import { kilobytes } from '../figures/format.ts';
import { figuresMark } from './exampleMark.ts';
import measures from './studies/measures.json' with { type: 'json' };
import type { StudySlug } from './studies/study.ts';

export type ProjectCategory = 'ecommerce' | 'corporatif' | 'restaurant' | 'startup';

/** A piece of the portfolio (marketing-site §3 "Portfolio project"). */
export interface Project {
  readonly id: StudySlug;
  readonly trade: string;
  readonly title: string;
  readonly category: ProjectCategory;
  /** How its picture is framed, on which ground. */
  readonly shown: 'both' | 'window' | 'phone' | 'phones';
  readonly ground: string;
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

/** What was measured of a study, in one line; the command that writes the file says how. */
const measured = (slug: StudySlug) => {
  const { html, total } = measures[slug];
  return `${kilobytes(html)} de HTML, ${kilobytes(total)} en tout`;
};

/** Said once of all, while it is true of all. */
const withoutScripts = Object.values(measures).every(({ scripts }) => scripts === 0) ? ', sans un seul script' : '';

// The specification's six demonstration projects: house studies, each drawn in full and photographed.
const projects: readonly Project[] = [
  {
    ...{ id: 'la-fournee', title: 'La Fournée de la 3e', trade: 'Boulangerie, Limoilou', category: 'restaurant' },
    ...{ shown: 'both', ground: '#8a4518' },
    tech: ['HTML', 'CSS', 'Young Serif', 'Karla'],
    results: measured('la-fournee'),
    description: 'L’heure du four passe avant tout le reste. On réserve sa miche pendant qu’elle cuit.',
  },
  {
    ...{ id: 'faitage-et-fille', title: 'Faîtage & fille', trade: 'Couvreurs, Lévis', category: 'corporatif' },
    ...{ shown: 'window', ground: '#e2f200' },
    tech: ['HTML', 'CSS', 'Big Shoulders', 'Barlow'],
    results: measured('faitage-et-fille'),
    description: 'Le toit en coupe remplace la photo de camion. Chaque couche a son nom et sa durée.',
  },
  {
    ...{ id: 'bains-de-l-anse', title: 'Bains de l’Anse-aux-Loups', trade: 'Spa, Charlevoix', category: 'ecommerce' },
    ...{ shown: 'phone', ground: '#b7b6c8' },
    tech: ['HTML', 'CSS', 'Marcellus', 'Hanken Grotesk'],
    results: measured('bains-de-l-anse'),
    description: 'Rien ne bouge à l’écran. Le cycle de 35 minutes est un anneau qu’on lit d’un coup d’œil.',
  },
  {
    ...{ id: 'cale-pied', title: 'Cale-pied', trade: 'Atelier vélo, Montréal', category: 'startup' },
    ...{ shown: 'phones', ground: '#ff5a3c' },
    tech: ['HTML', 'CSS', 'Archivo'],
    results: measured('cale-pied'),
    description: 'Une promesse en deux lignes, un vélo grandeur page, puis le prix de chaque geste.',
  },
  {
    ...{ id: 'colonne-et-marge', title: 'Colonne & Marge', trade: 'Comptables, Sherbrooke', category: 'corporatif' },
    ...{ shown: 'window', ground: '#17275e' },
    tech: ['HTML', 'CSS', 'Newsreader', 'IBM Plex Mono'],
    results: measured('colonne-et-marge'),
    description: 'La page est un livre de comptes. Le crayon rouge montre ce que le cabinet fait vraiment.',
  },
  {
    ...{
      id: 'erabliere-du-rang-4',
      title: 'Érablière du Rang 4',
      trade: 'Sirop et cabane, Beauce',
      category: 'ecommerce',
    },
    ...{ shown: 'window', ground: '#bfe0ea' },
    tech: ['HTML', 'CSS', 'Caprasimo', 'Familjen Grotesk'],
    results: measured('erabliere-du-rang-4'),
    description: 'On choisit une couleur, donc une semaine du printemps. Quatre cannes, aucun filtre.',
  },
];

export const portfolio = {
  seo: {
    title: 'Réalisations : six études',
    description:
      'Six études maison : de vrais petits sites pour des entreprises fictives, photographiés et mesurés. Demande, décisions, caractères, couleurs et chiffres.',
    keywords: ['réalisations site web Québec', 'portfolio agence marketing', 'études de cas'],
  },
  eyebrow: 'Réalisations',
  title: 'Six sites dessinés pour montrer la main',
  lead: `Ces entreprises n’existent pas. Le travail, oui : chaque site est fait en entier${withoutScripts}, photographié et mesuré. Les projets de nos clients s’ajouteront ici, avec leur accord écrit.`,
  mark: 'Projet fictif',
  open: 'Voir l’étude',
  stats: {
    title: 'L’atelier, à l’instant',
    first: { sitesCreated: 152, activeProjects: 18, happyClients: 127, codeLines: 284_350 } satisfies Stats as Stats,
    labels: {
      sitesCreated: 'sites créés',
      activeProjects: 'projets en cours',
      happyClients: 'clients heureux',
      codeLines: 'lignes de code',
    } satisfies Record<keyof Stats, string>,
    note: figuresMark,
    noteDetail: 'Ces compteurs sont simulés, et les projets plus haut sont des études.',
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
  resultLabel: 'Mesuré',
  techLabel: 'Technologies',
  projects,
  closing: {
    title: 'Comment vérifier ce que vous voyez',
    steps: [
      'Ouvrez une étude : la demande, trois décisions, les caractères, les couleurs et la page\u00a0entière\u00a0y\u00a0sont.',
      'Lisez la mesure. Une commande de notre dépôt pèse et chronomètre chaque site, et écrit la date ; la page ne fait que la citer.',
    ],
    last: 'Demandez-nous une esquisse. À l’audit, nous dessinons votre premier écran devant vous.',
    action: 'Réserver mon audit gratuit',
  },
} as const;

export type PortfolioContent = typeof portfolio;

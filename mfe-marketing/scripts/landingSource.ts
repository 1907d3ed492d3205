import { brandName } from '@agence/shared-contracts/brand';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 60;

/** What is wrong with the slug of a new page, and what would be right; undefined when it can be used. */
export function slugFault(slug: string, taken: readonly string[]): string | undefined {
  if (slug === '') return 'Usage: npm run new:landing -- <slug>, for example agence-marketing-saguenay';
  if (taken.includes(slug)) {
    return `There is a landing page /${slug} already: change src/content/landings/${slug}.ts, or choose another slug.`;
  }
  if (slug.length > LONGEST) return `The slug has ${slug.length} characters; ${LONGEST} at most fit a search result.`;
  if (SLUG.test(slug)) return undefined;
  const better = slugOf(slug);
  const hint = SLUG.test(better) ? ` Try ${better}.` : '';
  return `"${slug}" is no slug: lower-case letters without accents, digits and single hyphens only.${hint}`;
}

/** The nearest slug of a text: `Été à Lévis` → `ete-a-levis`. */
function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}

/** A content file that builds: true sentences about the agency, to be replaced by those of the page. */
export function landingSource(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return `import type { Landing, LandingCard } from '../landing.ts';

// Every sentence here is a starting point. Spaces before : ; ? ! $ % » and after « are non-breaking (U+00A0).
export const path = '/${slug}';

export const card = {
  path,
  // With \`group\`, a heading of the services menu, the page also stands in that menu.
  name: '${name}',
  summary: 'Une équipe de Québec qui répond de ses chiffres.',
  stat: '12 clients à la fois',
  order: 90,
} satisfies LandingCard;

export const landing = {
  about: 'service',
  seo: {
    title: '${name}',
    description:
      '${brandName} aide les entreprises du Québec à vendre plus, avec une seule équipe pour la publicité, le contenu, le web et le CRM. Consultation gratuite de 30 minutes.',
    keywords: ['${words}', 'agence marketing Québec', 'marketing PME Québec'],
  },
  hero: {
    eyebrow: '${name}',
    title: 'Une promesse que vous pouvez tenir',
    lead: 'Dites en deux phrases ce que le visiteur obtient, et ce qu’il n’aura plus à faire lui-même.',
    art: 'contours',
  },
  sections: [
    {
      kind: 'points',
      layout: 'ledger',
      ground: 'band',
      title: 'Ce que vous obtenez',
      points: [
        { title: 'Un seul interlocuteur', text: 'Le stratège qui vous conseille est celui qui gère vos campagnes.' },
        { title: 'Un chiffre à surveiller', text: 'Votre coût par client, fixé au départ et revu chaque semaine.' },
      ],
    },
    {
      kind: 'faq',
      title: 'Avant de commencer',
      items: [
        {
          question: 'Comment se passe la première rencontre\u202f?',
          answer: 'Trente minutes avec un stratège, vos chiffres sur la table. Vous repartez avec un plan écrit.',
        },
      ],
    },
  ],
  cta: {
    id: 'local-consultation-premium',
    title: 'Parlons de votre prochain client',
    label: 'Réserver ma consultation gratuite',
  },
} as const satisfies Landing;
`;
}

import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import type { Landing, LandingCard } from '../content/landing.ts';
import { LandingClosing } from './LandingClosing.tsx';
import { LandingHero } from './LandingHero.tsx';
import { LandingSectionView } from './LandingSectionView.tsx';

interface LandingFile {
  readonly card: LandingCard;
  readonly landing: Landing;
}

// Pages are prerendered from these files and browsers get the one they show as data.
const files = import.meta.env.BROWSER_BUILD ? {} : import.meta.glob<LandingFile>('../content/landings/*.ts');

export async function load({ path }: LoadContext): Promise<LoadResult<LandingFile>> {
  for (const open of Object.values(files)) {
    const { card, landing } = await open();
    if (card.path === path) return { kind: 'found', data: { card, landing } };
  }
  throw new Error(`No landing page has the path ${path}`);
}

export function head({ data: { card, landing }, siteUrl }: HeadContext<LandingFile>): PageHead {
  const faq = landing.sections.filter((section) => section.kind === 'faq').flatMap(({ items }) => items);
  return {
    ...landing.seo,
    jsonLd: [
      {
        '@type': 'Service',
        name: card.name,
        description: landing.seo.description,
        url: siteUrl + card.path,
        areaServed: ['Québec', 'Lévis', 'Beauport', 'Charlesbourg', 'Sainte-Foy'],
        provider: { '@type': 'ProfessionalService', name: 'Cimes', url: siteUrl, priceRange: '$$' },
      },
      ...(faq.length > 0
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: faq.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]
        : []),
    ],
  };
}

/** Any landing page: hero, its sections in their order, closing call to action. */
export default function LandingPage({ data: { landing, card } }: PageProps<LandingFile>) {
  return (
    <>
      <LandingHero hero={landing.hero} seed={card.path} action={landing.cta} />
      {landing.sections.map((section, index) => (
        <LandingSectionView key={section.title} section={section} band={index % 2 === 1} />
      ))}
      <LandingClosing cta={landing.cta} seed={card.path} />
    </>
  );
}

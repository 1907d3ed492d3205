import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { checklistTexts } from '../content/seoChecklist.ts';

export { SeoChecklist as default } from './SeoChecklist.tsx';

export function head({ siteUrl }: HeadContext): PageHead {
  const { title, description } = checklistTexts.seo;
  return {
    ...checklistTexts.seo,
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: title,
        description,
        url: `${siteUrl}/outils/checklist-seo`,
        inLanguage: 'fr-CA',
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Tous',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
      },
    ],
  };
}

import type { JsonLd, PageHead } from '@agence/shared-contracts/remote/head';

type ToolSeo = Pick<PageHead, 'title' | 'description' | 'keywords'>;

/** Head of a tool with its structured data (TLS-017). @param url absolute address of the tool */
export function toolHead(seo: ToolSeo, url: string): PageHead {
  const application: JsonLd = {
    '@type': 'WebApplication',
    name: seo.title,
    description: seo.description,
    url,
    inLanguage: 'fr-CA',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Tous',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
  };
  return { ...seo, jsonLd: [application] };
}

import type { JsonLd, PageHead } from '@agence/shared-contracts/remote/head';
import { type Tool, toolPath, toolTexts } from '../content/tools.ts';

type ToolSeo = Pick<PageHead, 'title' | 'description' | 'keywords'>;

/** Head of a tool with its structured data (TLS-017). @param siteUrl public address of the site */
export function toolHead(seo: ToolSeo, tool: Tool, siteUrl: string): PageHead {
  const url = siteUrl + toolPath(tool);
  const application: JsonLd = {
    '@type': 'WebApplication',
    name: tool.name,
    description: seo.description,
    url,
    inLanguage: 'fr-CA',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Tous',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
  };
  return { ...seo, jsonLd: [application, breadcrumbs(siteUrl, tool)] };
}

/** The trail from the home page to the tools or to one of them. */
export function breadcrumbs(siteUrl: string, tool?: Tool): JsonLd {
  const trail = [
    { name: toolTexts.home, item: `${siteUrl}/` },
    { name: toolTexts.all, item: `${siteUrl}/outils` },
    ...(tool ? [{ name: tool.name, item: siteUrl + toolPath(tool) }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

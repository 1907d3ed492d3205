import type { JsonLd } from '@agence/shared-contracts/remote/head';

/** The way to a page as structured data, from the home page down. @param steps name and path of each page */
export function trailOf(siteUrl: string, ...steps: readonly (readonly [name: string, path: string])[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

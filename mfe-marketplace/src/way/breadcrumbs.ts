import type { JsonLd } from '@agence/shared-contracts/remote/head';
import { frameTexts } from '../content/frame.ts';

/** A step of the way to a page; the last one is the page itself and may go without a path. */
export interface Step {
  readonly name: string;
  readonly path?: string;
}

/** The way as structured data, from the home page on. */
export function breadcrumbList(siteUrl: string, steps: readonly Step[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: frameTexts.home, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: siteUrl + path } : {}),
    })),
  };
}

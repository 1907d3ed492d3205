import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { claimsHead } from '../content/claimsHead.ts';
import { readPart } from '../lazy/Island.tsx';
import { ReadOnly } from '../reading/ReadOnly.tsx';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { ClaimsData } from './claimsData.ts';

const open = import.meta.env.BROWSER_BUILD ? undefined : () => import('./claimsData.ts');
const figures = readPart(async () => (await import('./Figures.tsx')).Figures);

export async function load({ text, published }: LoadContext): Promise<LoadResult<ClaimsData>> {
  if (!open) throw new Error('This page gets its content from the server');
  return { kind: 'found', data: (await open()).claimsData(text, published?.claims) };
}

export const loadParts = () => figures.load();

export function head({ data, siteUrl }: HeadContext<ClaimsData>): PageHead {
  const { home, path, seo } = claimsHead;
  const trail = [[home, '/'] as const, [data.claims.title, path] as const];
  return { ...seo, jsonLd: [breadcrumbJsonLd(siteUrl, trail)] };
}

/**
 * `/nos-chiffres`: every figure and testimonial that staff show, by matter, with its source and the day of its last check
 * (AMB-56). Until they have decided, those that the file shows: what the agency promises, which contradicts nothing.
 */
export default function ClaimsPage({ data }: PageProps<ClaimsData>) {
  return <ReadOnly part={figures} content={data} />;
}

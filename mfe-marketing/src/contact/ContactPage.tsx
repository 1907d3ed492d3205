import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { contactOf } from '@agence/shared-contracts/texts/contactOf';
import { contactPageTexts as texts } from '../content/contactPage.ts';
import { readPart } from '../lazy/Island.tsx';
import { ReadOnly } from '../reading/ReadOnly.tsx';
import { agencyJsonLd, breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { ContactData } from './contactData.ts';

const open = import.meta.env.BROWSER_BUILD ? undefined : () => import('./contactData.ts');
const ways = readPart(async () => (await import('./Ways.tsx')).Ways);

export async function load({ text }: LoadContext): Promise<LoadResult<ContactData>> {
  if (!open) throw new Error('This page gets its content from the server');
  return { kind: 'found', data: (await open()).contactData(text) };
}

export const loadParts = () => ways.load();

export function head({ data: { contact }, siteUrl }: HeadContext<ContactData>): PageHead {
  const trail = [[texts.home, '/'] as const, [contact.title, texts.path] as const];
  return { ...texts.seo, jsonLd: [agencyJsonLd(siteUrl, contactOf(contact)), breadcrumbJsonLd(siteUrl, trail)] };
}

/** `/nous-joindre`: how the agency is reached, which staff may change without a build. */
export default function ContactPage({ data }: PageProps<ContactData>) {
  return <ReadOnly part={ways} content={data.contact} />;
}

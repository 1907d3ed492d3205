import { brandName } from '@agence/shared-contracts/brand';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { contactOf } from '@agence/shared-contracts/texts/contactOf';
import { asking } from '@agence/shared-contracts/ui/asking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Breadcrumb, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { contactPageTexts as texts } from '../content/contactPage.ts';
import { agencyJsonLd, breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { ContactData } from './contactData.ts';

const open = import.meta.env.BROWSER_BUILD ? undefined : () => import('./contactData.ts');

export async function load({ text }: LoadContext): Promise<LoadResult<ContactData>> {
  if (!open) throw new Error('This page gets its content from the server');
  return { kind: 'found', data: (await open()).contactData(text) };
}

export function head({ data: { contact }, siteUrl }: HeadContext<ContactData>): PageHead {
  const trail = [[texts.home, '/'] as const, [contact.title, texts.path] as const];
  return { ...texts.seo, jsonLd: [agencyJsonLd(siteUrl, contactOf(contact)), breadcrumbJsonLd(siteUrl, trail)] };
}

/** `/nous-joindre`: how the agency is reached, which staff may change without a build. */
export default function ContactPage({ data }: PageProps<ContactData>) {
  const { title, lead } = data.contact;
  const { phone, phoneHref, email, street, city, region, postalCode, hours, social } = contactOf(data.contact);
  return (
    <Page>
      <header>
        <Breadcrumb aria-label="Fil d’Ariane">
          <ol>
            <li>
              <a href="/">{texts.home}</a>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </Breadcrumb>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        <Button {...asking('consultation')} data-cta="contact-consultation" data-location="contact">
          {texts.action}
        </Button>
      </header>
      <Ways>
        <dt>{texts.phone}</dt>
        <dd className="large">
          <a href={phoneHref}>{phone}</a>
        </dd>
        <dt>{texts.email}</dt>
        <dd className="large">
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{texts.hours}</dt>
        <dd>{hours}</dd>
        <dt>{texts.address}</dt>
        <dd>
          <address>
            <strong translate="no">{brandName}</strong>
            <br />
            {street}
            <br />
            {city} ({region}) {postalCode}
          </address>
        </dd>
        {social.length > 0 ? (
          <>
            <dt>{texts.social}</dt>
            <dd>
              <ul>
                {social.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href} rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        ) : null}
      </Ways>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 6vw, 5rem);
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
  & > header {
    display: grid;
    gap: 1.25rem;
    align-content: start;
    justify-items: start;
  }
  & h1 {
    font-size: var(--ag-size-1);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 6fr;
  }
`;

const Ways = styled.dl`
  align-self: end;
  border-bottom: 1px solid var(--ag-line);
  & > dt {
    padding-top: 1.25rem;
    border-top: 1px solid var(--ag-line);
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > dd {
    padding-bottom: 1.25rem;
    overflow-wrap: anywhere;
  }
  & > .large {
    font: 700 var(--ag-size-3) / 1.3 var(--ag-display);
  }
  & > .large > a {
    text-decoration: none;
  }
  & > .large > a:hover {
    color: var(--ag-ember);
  }
  & address {
    font-style: normal;
  }
  & li > a {
    display: inline-block;
    padding-block: 0.35rem;
  }
`;

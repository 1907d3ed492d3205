import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Badge, Breadcrumb, Lead, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { claimsPageTexts as texts } from '../content/claimsPage.ts';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { ClaimsData } from './claimsData.ts';

const open = import.meta.env.BROWSER_BUILD ? undefined : () => import('./claimsData.ts');

export async function load({ text, published }: LoadContext): Promise<LoadResult<ClaimsData>> {
  if (!open) throw new Error('This page gets its content from the server');
  return { kind: 'found', data: (await open()).claimsData(text, published?.claims) };
}

export function head({ data, siteUrl }: HeadContext<ClaimsData>): PageHead {
  const trail = [[texts.home, '/'] as const, [data.claims.title, texts.path] as const];
  return { ...texts.seo, jsonLd: [breadcrumbJsonLd(siteUrl, trail)] };
}

type Shown = Omit<ClaimsText['figures'][number], 'value'> & { readonly value?: string };

/**
 * `/nos-chiffres`: every figure and testimonial that staff show, with its source and the day of its last check (AMB-56). Until
 * they have decided, those that the file shows: no two that contradict each other.
 */
export default function ClaimsPage({ data: { claims } }: PageProps<ClaimsData>) {
  const shownOf = (list: readonly Shown[]) => list.filter(({ isShown }) => isShown);
  const figures = shownOf(claims.figures);
  const testimonials = shownOf(claims.testimonials);
  return (
    <Page>
      <header>
        <Breadcrumb aria-label="Fil d’Ariane">
          <ol>
            <li>
              <a href="/">{texts.home}</a>
            </li>
            <li aria-current="page">{claims.title}</li>
          </ol>
        </Breadcrumb>
        <h1>{claims.title}</h1>
        <Lead>{claims.lead}</Lead>
      </header>
      {figures.length > 0 ? <Proofs title={texts.figures} list={figures} /> : null}
      {testimonials.length > 0 ? <Proofs title={texts.testimonials} list={testimonials} /> : null}
      {figures.length + testimonials.length === 0 ? <p>{texts.none}</p> : null}
    </Page>
  );
}

function Proofs({ title, list }: { readonly title: string; readonly list: readonly Shown[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <List>
        {list.map(({ id, name, value, source, verifiedOn }) => (
          <li key={id}>
            <p>
              {value ? <strong>{value}</strong> : null}
              <span>{name}</span>
            </p>
            <div>
              <Soft>
                {texts.source}&nbsp;: {source}
              </Soft>
              {verifiedOn ? (
                <Badge $tone="moss">
                  {texts.verified} <time dateTime={verifiedOn}>{verifiedOn}</time>
                </Badge>
              ) : (
                <Badge>{texts.unverified}</Badge>
              )}
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(3rem, 6vw, 5rem);
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
  & > header {
    display: grid;
    gap: 1.25rem;
  }
  & h1 {
    max-width: 10.7em;
    font-size: var(--ag-size-1);
  }
  & h2 {
    margin-bottom: 1.25rem;
  }
`;

const List = styled.ul`
  border-bottom: 1px solid var(--ag-line);
  & > li {
    display: grid;
    gap: 0.75rem 3rem;
    padding-block: 1.25rem;
    border-top: 1px solid var(--ag-line);
  }
  & > li > p {
    display: grid;
    gap: 0.25rem;
    overflow-wrap: anywhere;
  }
  & strong {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.5rem 1.5rem;
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: 5fr 6fr;
      align-items: baseline;
    }
    & > li > p:has(strong) {
      grid-template-columns: 9rem 1fr;
      gap: 1.5rem;
      align-items: baseline;
    }
  }
`;

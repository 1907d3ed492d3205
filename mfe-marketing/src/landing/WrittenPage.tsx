import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { missingTexts } from '../content/written.ts';
import LandingPage from './LandingPage.tsx';
import type { LandingFile } from './landingFile.ts';
import { landingHead } from './landingHead.ts';
import { loadLandingParts } from './landingParts.ts';

interface MissingPage {
  readonly texts: typeof missingTexts;
}
type WrittenData = LandingFile | MissingPage;

// Browsers get what the page shows as data.
const openWritten = import.meta.env.BROWSER_BUILD ? undefined : () => import('./writtenLanding.ts');

/** No file has such a page: which there are, the composer knows from what staff have published. */
export const staticPaths = (): readonly string[] => [];

export async function load({ path, text, published }: LoadContext): Promise<LoadResult<WrittenData>> {
  if (!openWritten) throw new Error('Pages that staff have begun get their content from the server');
  return (await openWritten()).loadWritten(path, text, published?.claims);
}

export const loadParts = async (data: WrittenData): Promise<void> =>
  'landing' in data ? loadLandingParts(data.landing) : undefined;

export function head({ data, ...context }: HeadContext<WrittenData>): PageHead {
  return 'landing' in data ? landingHead({ ...context, data }) : { ...data.texts.seo, noindex: true };
}

/** `/services/{slug}`: a landing page that staff have begun in the console. */
export default function WrittenPage({ data, params }: PageProps<WrittenData>) {
  if ('landing' in data) return <LandingPage data={data} params={params} />;
  const { title, lead, action } = data.texts;
  return (
    <Nothing>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      <ButtonLink href="/">{action}</ButtonLink>
    </Nothing>
  );
}

const Nothing = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 1.5rem;
  padding-block: var(--ag-section);
`;

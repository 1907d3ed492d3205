import styled from 'styled-components';
import { publicPageTexts } from '../content/publicPage.ts';
import { usePublicPageQuery } from '../public-page/publicPageApi.ts';

const texts = publicPageTexts.signature;

/** Whose name a published course carries: the creator's, once they have agreed to their page, else nobody's. */
export function Signature({ isPublished }: { readonly isPublished: boolean }) {
  const { data: page } = usePublicPageQuery();
  if (!page) return null;
  if (page.agreed_at !== null)
    return (
      <p>
        {texts.named(page.shown.name)} <a href={`/creators/${page.shown.slug}`}>{texts.page}</a>.
      </p>
    );
  return (
    <Unnamed>
      {isPublished ? texts.shownUnnamed : texts.unnamed} <a href="/creator-dashboard/page-publique">{texts.decide}</a>
    </Unnamed>
  );
}

const Unnamed = styled.p`
  padding-left: 0.9rem;
  border-left: 3px solid var(--ag-ember);
  font-size: 0.9375rem;
  & > a {
    display: inline-block;
    padding-block: 0.35rem;
    font-weight: 600;
  }
`;

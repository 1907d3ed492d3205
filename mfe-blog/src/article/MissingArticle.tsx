import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { commonTexts } from '../content/common.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import type { MissingData } from './loadArticle.ts';
import { RelatedArticles } from './RelatedArticles.tsx';

/**
 * Stands at an address that leads to no article: a way to look for it, and what is there instead (AMB-20). Every article
 * page loads it, so its words come with its data.
 */
export function MissingArticle({ texts, recent }: MissingData) {
  return (
    <>
      <Opening>
        <h1>{texts.title}</h1>
        <Lead>{texts.lead}</Lead>
        <SearchForm />
        <a href="/blog">{commonTexts.back}</a>
      </Opening>
      <RelatedArticles title={texts.recent} articles={recent} />
    </>
  );
}

const Opening = styled(Container)`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  padding-block: clamp(3rem, 7vw, 6.5rem);
`;

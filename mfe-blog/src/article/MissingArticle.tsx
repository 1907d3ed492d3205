import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { commonTexts } from '../content/common.ts';
import { missingTexts as texts } from '../content/missing.ts';
import { ArticleGrid } from '../list/ArticleGrid.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import type { MissingData } from './loadArticle.ts';

/** Stands at an address that leads to no article: a way to look for it, and what is there instead (AMB-20). */
export function MissingArticle({ recent }: MissingData) {
  return (
    <>
      <Opening>
        <ContourArt seed="brouillard" levels={10} />
        <Body>
          <h1>{texts.title}</h1>
          <Lead>{texts.lead}</Lead>
          <SearchForm />
          <a href="/blog">{commonTexts.back}</a>
        </Body>
      </Opening>
      <Recent>
        <Eyebrow>{texts.recent}</Eyebrow>
        <ArticleGrid articles={recent} />
      </Recent>
    </>
  );
}

const Opening = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(3rem, 7vw, 6.5rem);
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
`;

const Recent = styled(Container)`
  display: grid;
  gap: 2rem;
  padding-block: 1rem var(--ag-section);
`;

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
export function MissingArticle({ texts, recent, scene }: MissingData) {
  return (
    <>
      <Fog>
        <Opening>
          <h1>{texts.title}</h1>
          <Lead>{texts.lead}</Lead>
          <SearchForm />
          <a href="/blog">{commonTexts.back}</a>
        </Opening>
        {/* Not a `Picture`: articles do without its code, and load this page's with their own. */}
        <picture>
          <source media="(prefers-color-scheme:dark)" srcSet={scene.night} />
          <img src={scene.day} alt="" width={scene.width} height={scene.height} />
        </picture>
      </Fog>
      <RelatedArticles title={texts.recent} articles={recent} />
    </>
  );
}

/* The trail that fog takes away: below the words on phones, beside them on wide screens. */
const Fog = styled.section`
  position: relative;
  isolation: isolate;
  & img {
    display: block;
    width: 100%;
    height: clamp(18rem, 50vw, 30rem);
    object-fit: cover;
    object-position: 80% 50%;
    mask-image: linear-gradient(#000 70%, #0000);
  }
  @media (min-width: 60rem) {
    & > div > * {
      max-width: 36rem;
    }
    & img {
      position: absolute;
      inset: 0;
      z-index: -1;
      height: 100%;
      mask-image: linear-gradient(90deg, #0000 35%, #000 65%), linear-gradient(#000 70%, #0000);
      mask-composite: intersect;
    }
  }
`;

const Opening = styled(Container)`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  padding-block: clamp(3rem, 7vw, 6.5rem);
`;

import { Container } from '@agence/shared-contracts/ui/Layout';
import { Badge, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Fictional } from '../author/Fictional.tsx';
import { articleTexts as texts } from '../content/article.ts';
import { commonTexts } from '../content/common.ts';
import { CoverGround } from '../covers/CoverGround.tsx';
import { Trail } from '../list/Trail.tsx';
import type { ArticleData } from './loadArticle.ts';
import { ShareButton } from './ShareButton.tsx';

type OpeningProps = Pick<ArticleData, 'article' | 'cover' | 'days'> & { readonly step: ArticleData['step'] };

/** Where the reader is, and what the article is about, set in its cover (BLG-010 to BLG-016). */
export function ArticleOpening({ article, cover, step, days }: OpeningProps) {
  const { author, category, excerpt, publishedAt, readTime, title, updatedAt } = article;
  return (
    <Opening cover={cover} first>
      <Words as="header">
        <Trail here={category} />
        <h1>{title}</h1>
        <Lead>{excerpt}</Lead>
        <Facts>
          <p>
            <Badge>{category}</Badge>
            {article.featured ? <Badge $tone="ember">{commonTexts.featured}</Badge> : null}
            {article.draft ? <Badge>{texts.draft}</Badge> : null}
            <span className="author">
              <strong>{author}</strong> <Fictional />
            </span>
            <time dateTime={publishedAt}>{days.published}</time>
            {days.updated ? <time dateTime={updatedAt}>{texts.updated(days.updated)}</time> : null}
            <span>{texts.readTime(readTime)}</span>
          </p>
          <ShareButton title={title} />
          {step ? <small>{step}</small> : null}
        </Facts>
      </Words>
    </Opening>
  );
}

const Opening = styled(CoverGround)`
  view-transition-name: cover;
  /* A high cover becomes a wide opening: it does not hang out of the frame that both are in on the way. */
  :root:has(&)::view-transition-image-pair(cover) {
    overflow: clip;
  }
  /* Its title moves by itself, and is shown as it is set here from the beginning: never twice. */
  & h1 {
    view-transition-name: title;
  }
  :root:has(&)::view-transition-old(title) {
    display: none;
  }
  :root:has(&)::view-transition-new(title) {
    animation: none;
  }
  & > img {
    margin-top: -4%;
  }
  /* The drawing stands at the right edge of the window, as high as there is room. */
  @media (min-width: 44rem) {
    & > img {
      position: absolute;
      right: 0;
      bottom: 0;
      width: auto;
      max-width: 50%;
      height: 100%;
      margin: 0;
      object-fit: contain;
      object-position: 100% 100%;
      mask-image: linear-gradient(90deg, #0000, #000 30%);
    }
  }
`;

const Words = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding-block: 1.5rem;
  & > h1 {
    overflow-wrap: break-word;
  }
  /* Above the drawing, which has the lower right corner, and beside its foot. */
  @media (min-width: 44rem) {
    padding-bottom: 3rem;
    & > p {
      max-width: 36rem;
    }
    & > div {
      max-width: 58vw;
    }
  }
  /* Beside it. */
  @media (min-width: 60rem) {
    min-height: 34rem;
    align-content: center;
    & > p {
      max-width: min(36rem, 44vw);
    }
    & > h1 {
      max-width: min(13.5em, 54vw);
    }
    & > div {
      max-width: min(42rem, 54vw);
    }
  }
`;

/** The share button comes after hydration; its place is kept, so that nothing moves. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  min-height: 3rem;
  font-size: 0.9375rem;
  color: var(--ag-ink-soft);
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1.25rem;
  }
  /* On the cover's ground its own tone, lighter, not that of a page. */
  & ${Badge} {
    background: light-dark(#fff8, #fff2);
  }
  & > small {
    flex-basis: 100%;
    font-size: inherit;
  }
  & strong {
    color: var(--ag-ink);
  }
  /* Not to be taken for one more fact. */
  & > button {
    margin-left: -0.75rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    color: var(--ag-ink);
  }
  @media (min-width: 44rem) and (max-width: 59.99rem) {
    & > p {
      display: contents;
    }
  }
  /* On phones the author has a line, and the button stands on the next one, which is no higher for it. */
  @media (max-width: 40rem) {
    align-items: last baseline;
    column-gap: 0;
    & > button {
      margin: -0.75rem 0 -0.75rem auto;
      padding-inline: 0;
    }
    & > p {
      column-gap: 0.75rem;
      max-width: calc(100% - 4.75rem);
    }
    & .author {
      flex: 1 0 60%;
    }
  }
`;

import styled, { css } from 'styled-components';
import { Face } from '../author/Face.tsx';
import { Fictional } from '../author/Fictional.tsx';
import { collectionTexts as texts } from '../content/collection.ts';
import { commonTexts } from '../content/common.ts';
import { articlePath } from '../content/slugs.ts';
import { becomesOpening, Cover, Facts, Read } from '../list/ArticleCard.tsx';
import { ArticleGrid } from '../list/ArticleGrid.tsx';
import type { CollectedArticle } from './loadCollection.ts';

/** The first articles as their covers beside what is in them, the others as covers alone. */
export function CollectedArticles({ articles }: { readonly articles: readonly CollectedArticle[] }) {
  const opened = articles.filter(({ contents }) => contents);
  const others = articles.slice(opened.length);
  return (
    <>
      {opened.map((article, index) => (
        <Opened key={article.slug} article={article} isFirst={index === 0} isWide={index === 0 || opened.length < 3} />
      ))}
      {others.length > 0 ? <ArticleGrid articles={others} /> : null}
    </>
  );
}

interface OpenedProps {
  readonly article: CollectedArticle;
  /** Is on the first screen. */
  readonly isFirst: boolean;
  /** Its cover is as wide as the large one. */
  readonly isWide: boolean;
}

function Opened({ article, isFirst, isWide }: OpenedProps) {
  const { slug, title, excerpt, category, readTime, publishedAt, publishedOn, cover, by, contents } = article;
  return (
    <Frame $wide={isWide}>
      <Cover cover={cover} first={isFirst}>
        <h2>{title}</h2>
      </Cover>
      <div className="words">
        <Facts>
          <span>{category}</span>
          <time dateTime={publishedAt}>{publishedOn}</time>
          <span>{commonTexts.minutes(readTime)}</span>
          <Read href={articlePath(slug)} aria-label={commonTexts.readAbout(title)}>
            {commonTexts.read}
          </Read>
        </Facts>
        <Excerpt>{excerpt}</Excerpt>
        <Parts aria-label={texts.contents(title)}>
          <ol>
            {contents?.parts.map(({ id, text }) => (
              <li key={id}>
                <a href={`${articlePath(slug)}#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
          {contents?.more ? <small>{texts.more(contents.more)}</small> : null}
        </Parts>
        {by ? (
          <By>
            <Face src={by.portrait} />
            <span>
              <strong>{by.name}</strong> <Fictional />
            </span>
          </By>
        ) : null}
      </div>
    </Frame>
  );
}

const Excerpt = styled.p``;

/* A wide one: its title as on a poster, above its drawing; beside its parts it is no higher than these need. */
const poster = css`
  & h2 {
    max-width: 14em;
    font-size: clamp(1.75rem, 1.25rem + 1.2vw, 2.5rem);
  }
  & ${Cover} > img {
    margin-top: -2%;
  }
  @media (min-width: 60rem) {
    & > .words > ${Excerpt} {
      font-size: var(--ag-size-lead);
      line-height: 1.5;
    }
    & ${Cover} {
      align-self: stretch;
      width: 100%;
      aspect-ratio: 4 / 3;
    }
    & ${Cover} > img {
      position: absolute;
      bottom: 0;
    }
  }
`;

/* A large cover leads; where several follow, these are smaller and leave their words more room. */
const Frame = styled.article<{ $wide: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem clamp(1.5rem, 4vw, 4rem);
  & > .words {
    display: grid;
    align-content: start;
    gap: 1rem;
  }
  &:hover ${Cover} > img {
    scale: 1.03;
  }
  ${becomesOpening}
  ${({ $wide }) => $wide && poster}
  /* Where there is half a page for each, as in the list. */
  @media (min-width: 44rem) and (max-width: 59.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & h2 {
      font-size: 1.75rem;
    }
    /* The drawing rises with the words beside it. */
    & ${Cover} > img {
      height: 100%;
      max-height: 26rem;
      margin-top: 0;
      object-fit: cover;
      object-position: 100% 100%;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: ${({ $wide }) => ($wide ? '7fr 5fr' : '5fr 7fr')};
  }
`;

const Parts = styled.nav`
  /* On phones the next article comes before the parts of this one. */
  @media (max-width: 43.99rem) {
    display: none;
  }
  & > ol {
    border-top: 1px solid var(--ag-line);
  }
  & li {
    border-bottom: 1px solid var(--ag-line);
  }
  & a {
    position: relative;
    z-index: 2;
    display: block;
    padding-block: 0.7rem;
    font-weight: 500;
    line-height: 1.35;
    text-decoration: none;
  }
  @media (max-width: 59.99rem) {
    & a {
      padding-block: 0.45rem;
    }
  }
  & a:hover {
    text-decoration: underline;
  }
  & > small {
    display: block;
    padding-top: 0.6rem;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;

const By = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  & > img {
    width: 2.75rem;
    border-radius: 50%;
  }
`;

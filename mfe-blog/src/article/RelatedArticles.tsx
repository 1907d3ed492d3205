import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { commonTexts } from '../content/common.ts';
import { articlePath } from '../content/slugs.ts';
import type { RelatedArticle } from './loadArticle.ts';

interface RelatedArticlesProps {
  readonly title: string;
  readonly articles: readonly RelatedArticle[];
}

/** What to read next, in type alone: the covers belong to the list. */
export function RelatedArticles({ title: heading, articles }: RelatedArticlesProps) {
  return (
    <Ways>
      <Container>
        <h2>{heading}</h2>
        <ul>
          {articles.map(({ slug, title, category, readTime, step }) => (
            <li key={slug}>
              <a href={articlePath(slug)}>{title}</a>
              <p>
                <span>{step ?? category}</span> <span>{commonTexts.minutes(readTime)}</span>
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </Ways>
  );
}

const Ways = styled.section`
  padding-block: clamp(3rem, 7vw, 6rem);
  ${laidOutWhenNear('37rem')}
  & ul {
    margin-top: 1.5rem;
  }
  & li {
    position: relative;
    display: grid;
    gap: 0.25rem 2rem;
    padding-block: 1.5rem;
    border-top: 1px solid var(--ag-line);
  }
  & a {
    font: 700 var(--ag-size-3) / 1.25 var(--ag-display);
    text-decoration: none;
    text-wrap: balance;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & li:hover a {
    text-decoration: underline;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 54rem) {
    & li {
      grid-template-columns: 1fr auto;
      align-items: baseline;
    }
    & p {
      display: grid;
      grid-template-columns: 8rem 3.5rem;
      font-variant-numeric: tabular-nums;
    }
    & span + span {
      text-align: right;
    }
  }
`;

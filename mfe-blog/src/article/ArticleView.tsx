import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Badge, Breadcrumb, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { type Article, tagToSlug } from '../content/articles.ts';
import { blogTexts as texts } from '../content/blog.ts';
import { longDate } from '../content/dates.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { parseMarkup } from './markup.ts';
import { ShareButton } from './ShareButton.tsx';

/** `/blog/{slug}` */
export function ArticleView({ data: article }: PageProps<Article>) {
  const blocks = parseMarkup(article.content);
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  return (
    <Page as="article">
      <Breadcrumb aria-label={texts.trail}>
        <ol>
          <li>
            <a href="/">{texts.home}</a>
          </li>
          <li>
            <a href="/blog">{texts.blog}</a>
          </li>
          <li aria-current="page">{article.category}</li>
        </ol>
      </Breadcrumb>
      <Opening>
        <p>
          <Badge $tone="glacier">{article.category}</Badge>{' '}
          {article.featured ? <Badge $tone="ember">{texts.featured}</Badge> : null}
        </p>
        <h1>{article.title}</h1>
        <Lead>{article.excerpt}</Lead>
        <Meta>
          <strong>{article.author}</strong>
          <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
          <span>{texts.minutes(article.readTime)}</span>
          <ShareButton title={article.title} />
        </Meta>
      </Opening>
      <Cover>
        <CoverArt seed={article.slug} alt={`Illustration : ${article.title}`} />
      </Cover>
      <Columns>
        <Contents aria-label={texts.contents}>
          <strong>{texts.contents}</strong>
          <ol>
            {headings.map((block) =>
              block.kind === 'heading' ? (
                <li key={block.id}>
                  <a href={`#${block.id}`}>{block.text}</a>
                </li>
              ) : null,
            )}
          </ol>
        </Contents>
        <div>
          <ArticleBody blocks={blocks} />
          <Tags aria-label={texts.tags}>
            {article.tags.map((tag) => (
              <li key={tag}>
                <a href={`/blog/tag/${encodeURIComponent(tagToSlug(tag))}`}>#{tag}</a>
              </li>
            ))}
          </Tags>
          <Consultation>
            <h2>{texts.consultationTitle}</h2>
            <p>{texts.consultationLead}</p>
            <Button type="button" commandfor="reserver" command="show-modal">
              {texts.consultation}
            </Button>
          </Consultation>
          <a href="/blog">← {texts.back}</a>
        </div>
      </Columns>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem);
  padding-block: 1.5rem var(--ag-section);
`;

const Opening = styled.header`
  display: grid;
  gap: 1.5rem;
  max-width: 56rem;
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  font-size: 0.9375rem;
  color: var(--ag-ink-soft);
  & > strong {
    color: var(--ag-ink);
  }
`;

const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  & > svg {
    aspect-ratio: 21 / 9;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 3rem;
  @media (min-width: 64rem) {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: 5rem;
  }
`;

const Contents = styled.nav`
  align-self: start;
  font-size: 0.9375rem;
  & ol {
    display: grid;
    gap: 0.15rem;
    margin-top: 0.75rem;
    border-left: 2px solid var(--ag-line);
  }
  & a {
    display: block;
    padding: 0.35rem 0 0.35rem 1rem;
    text-decoration: none;
    color: var(--ag-ink-soft);
  }
  & a:hover {
    color: var(--ag-ink);
    text-decoration: underline;
  }
  @media (min-width: 64rem) {
    position: sticky;
    top: 6.5rem;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin-top: 3rem;
  & a {
    display: inline-block;
    padding-block: 0.6rem;
    color: var(--ag-glacier);
  }
`;

const Consultation = styled.aside`
  display: grid;
  gap: 1rem;
  justify-items: start;
  max-width: var(--ag-measure);
  margin-block: 2.5rem;
  padding: clamp(1.5rem, 4vw, 2.5rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
`;

import type { PageProps } from '@agence/shared-contracts/remote/page';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Stack } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { Eyebrow, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { blogTexts } from '../content/blog.ts';
import { collectionTexts as texts } from '../content/collection.ts';
import { ArticleGrid } from '../list/ArticleGrid.tsx';
import type { CollectionData } from './loadCollection.ts';

/** The articles of one tag or one author; says where to go when there are none (AMB-13, AMB-21). */
export function CollectionView({ data: { title, about, articles } }: PageProps<CollectionData>) {
  return (
    <Page>
      <Stack>
        <Eyebrow as="a" href="/blog">
          {blogTexts.back}
        </Eyebrow>
        <h1>{title}</h1>
        {about ? <Soft>{about}</Soft> : null}
        <Soft>{texts.count(articles.length)}</Soft>
      </Stack>
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} />
      ) : (
        <StateMessage title={texts.empty.title} actions={<ButtonLink href="/blog">{texts.empty.action}</ButtonLink>}>
          {texts.empty.text}
        </StateMessage>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  padding-block: clamp(3rem, 7vw, 5rem) var(--ag-section);
`;

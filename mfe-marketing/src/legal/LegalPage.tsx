import { Container } from '@agence/shared-contracts/ui/Layout';
import { Prose, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { LegalText } from '../content/legal.ts';

/** A legal text, plainly set. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  return (
    <Page $narrow>
      <h1>{text.title}</h1>
      <Soft>{text.updated}</Soft>
      <Prose>
        {text.sections.flatMap(({ title, paragraphs }) => [
          <h2 key={title}>{title}</h2>,
          ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        ])}
      </Prose>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: 1.5rem;
  padding-block: clamp(3rem, 7vw, 6rem) var(--ag-section);
`;

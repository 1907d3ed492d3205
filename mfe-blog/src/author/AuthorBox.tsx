import styled from 'styled-components';
import { articleTexts as texts } from '../content/article.ts';
import { authorPath } from '../content/slugs.ts';
import { Face } from './Face.tsx';
import { Fictional } from './Fictional.tsx';

interface AuthorBoxProps {
  readonly author: string;
  readonly about: string;
  readonly portrait: string;
}

/** Who wrote the article, with the way to everything else they wrote (BLG-019). */
export function AuthorBox({ author, about, portrait }: AuthorBoxProps) {
  return (
    <Box aria-label={texts.author}>
      <Face src={portrait} />
      <div>
        <span>{texts.by}</span>
        <strong>{author}</strong> <Fictional />
        <p>{about}</p>
        <a href={authorPath(author)}>{texts.allBy(author)}</a>
      </div>
    </Box>
  );
}

const Box = styled.aside`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 1.25rem;
  align-items: start;
  padding-block: 2rem;
  border-block: 1px solid var(--ag-line);
  & span {
    display: block;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & strong {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & p {
    margin-top: 0.5rem;
    color: var(--ag-ink-soft);
  }
  & a {
    display: inline-block;
    padding-block: 0.6rem;
    font-weight: 600;
  }
`;

import { useShell } from '@agence/shared-contracts/platform';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { listTexts as texts } from '../content/blog.ts';
import { ArticleGrid } from './ArticleGrid.tsx';
import type { ArticleCardData } from './cardOf.ts';

const MORE = '/blog?page=2';

/**
 * The articles after the first three, folded without JavaScript too; `?page=2` remembers that they are shown (AMB-18).
 * What is unfolded before hydration differs from the server's HTML, rightly.
 */
export function MoreArticles({ articles }: { readonly articles: readonly ArticleCardData[] }) {
  const { navigation } = useShell();
  const folded = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (folded.current && navigation.getLocation().searchParams.get('page') === '2') folded.current.open = true;
  }, [navigation]);

  function remember(open: boolean) {
    const { pathname, search } = navigation.getLocation();
    const address = open ? MORE : pathname;
    if (pathname + search !== address) void navigation.navigate(address, { replace: true });
  }
  return (
    <Folded ref={folded} suppressHydrationWarning onToggle={(event) => remember(event.currentTarget.open)}>
      <summary>
        <span>{texts.more}</span>
        <span>{texts.less}</span>
      </summary>
      <ArticleGrid articles={articles} />
    </Folded>
  );
}

const Folded = styled.details`
  & > summary {
    width: fit-content;
    margin-inline: auto;
    padding: 0.85rem 1.75rem;
    border-radius: 999px;
    box-shadow: inset 0 0 0 1.5px currentColor;
    font-weight: 600;
    line-height: 1.3;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  &[open] > summary {
    margin-bottom: clamp(3rem, 6vw, 4.5rem);
  }
  & > summary > span:last-child,
  &[open] > summary > span:first-child {
    display: none;
  }
  &[open] > summary > span:last-child {
    display: inline;
  }
`;

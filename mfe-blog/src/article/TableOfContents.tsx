import styled, { css } from 'styled-components';
import { articleTexts as texts } from '../content/article.ts';

interface ContentsProps {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

function Links({ headings }: ContentsProps) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

/** The article's sections beside the text, where there is room; exactly one of the two tables is ever shown. */
export function SideContents({ headings }: ContentsProps) {
  return (
    <Side aria-label={texts.contents}>
      <strong>{texts.contents}</strong>
      <Links headings={headings} />
    </Side>
  );
}

/** The article's sections above the text on small screens; may be unfolded before hydration. */
export function FoldedContents({ headings }: ContentsProps) {
  return (
    <Folded suppressHydrationWarning>
      <summary>{texts.contents}</summary>
      <nav aria-label={texts.contents}>
        <Links headings={headings} />
      </nav>
    </Folded>
  );
}

const WIDE = '@media (min-width: 64rem)';

const links = css`
  & a {
    display: block;
    padding: 0.4rem 0 0.4rem 1rem;
    line-height: 1.35;
    text-decoration: none;
    color: var(--ag-ink-soft);
    /* The list scrolls, which would cut a ring around it. */
    outline-offset: -3px;
  }
  & a:hover {
    color: var(--ag-ink);
  }
`;

const Side = styled.nav`
  display: none;
  align-self: start;
  font-size: 0.9375rem;
  & > ol {
    margin-top: 0.75rem;
    border-left: 2px solid var(--ag-line);
    /* The browser itself marks the section that is being read, where it can. */
    scroll-target-group: auto;
  }
  ${links}
  & a {
    margin-left: -2px;
    border-left: 2px solid transparent;
  }
  & a:target-current {
    color: var(--ag-ink);
    font-weight: 600;
    border-color: var(--ag-ember);
  }
  ${WIDE} {
    position: sticky;
    top: 6.5rem;
    display: block;
    max-height: calc(100dvh - 8rem);
    overflow-y: auto;
  }
`;

const Folded = styled.details`
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  & > summary {
    padding: 0.85rem 1.25rem;
    font-weight: 600;
  }
  & ol {
    padding: 0 1.25rem 1rem 0.25rem;
  }
  ${links}
  & a {
    padding-block: 0.65rem;
  }
  ${WIDE} {
    display: none;
  }
`;

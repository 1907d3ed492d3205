import { useEffect, useState } from 'react';
import styled from 'styled-components';

interface SectionRailProps {
  readonly label: string;
  /** The id of each section's heading and its name, in the order of the page. */
  readonly sections: readonly (readonly [id: string, name: string])[];
}

/** What a long page has: beside it where there is room, where it says which part one is at; else a line of links above it. */
export function SectionRail({ label, sections }: SectionRailProps) {
  const current = useCurrent(sections.map(([id]) => id).join(' '));
  return (
    <Nav aria-label={label}>
      <ul data-sideways="">
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

/**
 * The section at a line that goes down the window as the page is scrolled, from its top to its bottom: so each has its turn, a short
 * last one too. Of sections beside each other it is the one that begins furthest down.
 *
 * @param ids of headings
 */
function useCurrent(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const line = (scrollY / Math.max(1, scrollHeight - innerHeight)) * innerHeight;
      const [first] = ids.split(' ');
      const passed = ids.split(' ').flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line ? [{ id, top }] : [];
      });
      const [last] = passed.sort((one, other) => other.top - one.top);
      setCurrent(last?.id ?? first);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return current;
}

const Nav = styled.nav`
  & > ul {
    display: flex;
    --between: clamp(1rem, 4vw - 1.05rem, 1.5rem);
    gap: 0 var(--between);
    border-bottom: 1px solid var(--ag-line);
    @media (min-width: 40rem) and (max-width: 60rem) {
      --between: 1.35rem;
    }
  }
  & > ul::after {
    width: 1.25rem;
    margin-left: calc(-1 * var(--between));
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-data);
    font-weight: 500;
    line-height: 1.3;
    white-space: nowrap;
    text-decoration: none;
    outline-offset: -3px;
  }
  & a:hover {
    color: var(--ag-ink);
    text-decoration: underline;
  }
  & [aria-current] {
    color: var(--ag-ink);
    box-shadow: inset 0 -2px 0 var(--ag-ember);
    font-weight: 650;
  }
  @media (min-width: 75rem) {
    position: sticky;
    top: 5.5rem;
    align-self: start;
    & > ul {
      display: grid;
      overflow: visible;
      border-bottom: 0;
      border-left: 2px solid var(--ag-line);
    }
    & > ul::after {
      content: none;
    }
    & a {
      padding: 0.4rem 0 0.4rem 1rem;
      margin-left: -2px;
      border-left: 2px solid transparent;
      white-space: normal;
    }
    & [aria-current] {
      border-left-color: var(--ag-ember);
      box-shadow: none;
    }
  }
`;

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { consoleTexts } from '../content/console.ts';
import { ConsoleSearch } from './ConsoleSearch.tsx';
import { consoleNav, entryAt } from './consoleNav.ts';
import { type StaffRole, worksAs } from './staff.ts';

/** Pixels of the link before that stay in view. */
const BESIDE = 48;

/** Where somebody may go: a rail beside the place on wide screens, rows above it on tablets, a row that scrolls on phones. */
export function ConsoleNavigation({ roles, path }: { readonly roles: readonly StaffRole[]; readonly path: string }) {
  const current = entryAt(path);
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another link
  useEffect(() => {
    const link = bar.current?.querySelector('[aria-current]');
    if (!bar.current || !link) return;
    bar.current.scrollLeft += link.getBoundingClientRect().left - bar.current.getBoundingClientRect().left - BESIDE;
  }, [current?.href]);
  return (
    <Side>
      <ConsoleSearch roles={roles} />
      <nav ref={bar} aria-label={consoleTexts.navigation}>
        <ul>
          {consoleNav
            .filter((entry) => worksAs(roles, entry.roles))
            .map(({ href, label, icon }) => (
              <li key={href}>
                <a href={href} aria-current={current?.href === href ? (path === href ? 'page' : 'true') : undefined}>
                  <svg
                    width="22"
                    height="22"
                    viewBox="0 0 24 24"
                    aria-hidden="true"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.8"
                    strokeLinejoin="round"
                    strokeLinecap="round"
                  >
                    <path d={icon} />
                  </svg>
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </Side>
  );
}

const Side = styled.div`
  display: grid;
  gap: 1rem;
  align-content: start;
  padding: clamp(1rem, 3vw, 2rem) 0 0 var(--ag-gutter);
  & ul {
    display: grid;
    gap: 0.25rem;
  }
  & a {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
    padding: 0.5rem 0.85rem;
    border-radius: var(--ag-radius);
    text-decoration: none;
    white-space: nowrap;
  }
  & svg {
    flex: none;
  }
  & a:hover {
    background: var(--ag-band);
  }
  & a[aria-current] {
    background: var(--ag-ink);
    color: var(--ag-ground);
  }
  @media (min-width: 75.01rem) {
    position: sticky;
    top: 5rem;
    max-height: calc(100svh - 5rem);
    overflow-y: auto;
  }
  @media (max-width: 75rem) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: var(--ag-gutter);
    & ul {
      display: flex;
      flex-wrap: wrap;
    }
    & a {
      gap: 0.5rem;
      padding-inline: 0.6rem;
    }
  }
  @media (max-width: 40rem) {
    & nav {
      overflow-x: auto;
      margin-inline: calc(-1 * var(--ag-gutter));
      padding: 4px 3.5rem 4px var(--ag-gutter);
      scrollbar-width: none;
      /* There is more on this side. */
      mask-image: linear-gradient(to right, transparent, #000 var(--ag-gutter), #000 calc(100% - 3.5rem), transparent);
    }
    & ul {
      flex-wrap: nowrap;
      width: max-content;
    }
  }
  @media print {
    display: none;
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FeedLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Link to a feed, which is no page of the site. */
export function FeedLink({ href, children }: FeedLinkProps) {
  return (
    <Link href={href} data-native="">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16" />
        <circle cx="5" cy="19" r="1" />
      </svg>
      {children}
    </Link>
  );
}

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  padding-block: 0.5rem;
  font-weight: 600;
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    fill: none;
    stroke: var(--ag-ember);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Cover } from './coverOf.ts';

interface CoverGroundProps {
  readonly cover: Cover;
  /** Stands in the first view: its drawing is asked for at once. */
  readonly first?: boolean;
  readonly className?: string;
  /** What is set in the cover. */
  readonly children: ReactNode;
}

/** Words and drawing of an article on one ground, in the light of the page. */
export function CoverGround({ cover: { src, alt, ground, night }, first, className, children }: CoverGroundProps) {
  return (
    <Color $ground={ground} $night={night}>
      <Ground className={className} data-theme={night ? undefined : 'dark'}>
        {children}
        {/* Not a `Picture`: it has one file for any light and screen. */}
        <img src={src} alt={alt} width={1200} height={750} loading={first ? undefined : 'lazy'} decoding="async" />
      </Ground>
    </Color>
  );
}

/* Only what differs between covers, so that each adds a line of styles. */
const Color = styled.div<{ $ground: string; $night: string | undefined }>`
  display: contents;
  --cover: ${({ $ground }) => $ground};
  ${({ $night }) => $night && `@media (prefers-color-scheme: dark) { --cover: ${$night}; }`}
`;

/* The drawing leaves its upper left empty: words come down into it. */
const Ground = styled.div`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  overflow: hidden;
  background: var(--cover);
  color: var(--ag-ink);
  & > :not(img) {
    position: relative;
    z-index: 1;
  }
  & > img {
    align-self: end;
    width: 100%;
    height: auto;
  }
  @media print {
    break-inside: avoid;
    print-color-adjust: exact;
  }
`;

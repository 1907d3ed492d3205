import { Breadcrumb } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';
import type { Step } from './breadcrumbs.ts';

/** Where the visitor is, from the home page on. */
export function Trail({ steps, className }: { readonly steps: readonly Step[]; readonly className?: string }) {
  return (
    <OneLine aria-label={frameTexts.trail} className={className}>
      <ol>
        {[{ name: frameTexts.home, path: '/' }, ...steps].map(({ name, path }, index) =>
          index === steps.length ? (
            <li key={path ?? ''} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={path ?? ''}>
              <a href={path}>{name}</a>
            </li>
          ),
        )}
      </ol>
    </OneLine>
  );
}

/* On phones the page's own name is cut there, for it stands below as the title. */
const OneLine = styled(Breadcrumb)`
  @media (max-width: 39.99rem) {
    & > ol {
      display: flex;
      align-items: baseline;
      white-space: nowrap;
    }
    & [aria-current] {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

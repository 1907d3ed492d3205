import { Breadcrumb } from '@agence/shared-contracts/ui/Text';
import { frameTexts } from '../content/frame.ts';
import type { Step } from './breadcrumbs.ts';

/** Where the visitor is, from the home page on. */
export function Trail({ steps, className }: { readonly steps: readonly Step[]; readonly className?: string }) {
  return (
    <Breadcrumb aria-label={frameTexts.trail} className={className}>
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
    </Breadcrumb>
  );
}

import { brand } from '@agence/shared-contracts/brand';
import type { ArrivingPage } from './fetchServedPage.ts';
import { shownPage } from './standBy.ts';

const SUFFIX = ` | ${brand.name}`;

/**
 * The page that a document has come with, as if it had arrived later: for who comes back to it.
 *
 * @returns undefined where the browser renders it
 */
export function documentPage(outlet: HTMLElement): ArrivingPage | undefined {
  const element = shownPage(outlet)?.cloneNode(true) as HTMLElement | undefined;
  if (!element) return undefined;
  const {
    data,
    status = 200,
    degraded,
  } = JSON.parse(document.querySelector<HTMLScriptElement>('script[data-page]')?.text ?? '{}');
  // What else its head says follows with its code.
  const head = { title: document.title.replace(SUFFIX, ''), description: '', keywords: [] };
  return {
    kind: 'served',
    remote: element.dataset.remote as string,
    isKept: true,
    page: { kind: 'page', status, degraded, styles: '' },
    rest: Promise.resolve({ data, head, styles: '', modules: [] }),
    isWhole: () => true,
    draw: () => element.cloneNode(true) as HTMLElement,
  };
}

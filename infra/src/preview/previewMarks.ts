import type { Release } from '@agence/shared-contracts/remote/release';
import { previewTexts as texts } from './content.ts';
import { PREVIEW_NAME } from './previewCookie.ts';
import type { Preview } from './token.ts';

/** What a page of a preview carries besides what visitors get. */
export interface PreviewMarks {
  readonly css: string;
  readonly banner: string;
}

/** Shell and remotes by where they stand in a document. */
const placeOf = (name: string) => (name === 'shell' ? '#shell-header>*,#shell-footer>*' : `[data-remote=${name}]`);

/**
 * The banner, and an outline of every release in the page with its name and version. It stands without any script, and the
 * form that leaves leads to the address that the browser shows then, also after navigations within the site.
 */
export function previewMarks({ remote, version, expires }: Preview, releases: readonly Release[]): PreviewMarks {
  const places = releases.map(({ name }) => placeOf(name)).join();
  const labels = releases.map(({ name, version }) => {
    const labelled = placeOf(name)
      .split(',')
      .map((place) => `${place}::before`);
    return `${labelled}{content:"${name}@${version}"}`;
  });
  const [released = ''] = version.split('-');
  const said = texts.what(remote, released, new Date(expires));
  return {
    css: `${BANNER_CSS}:where(${places}){position:relative;outline:2px dashed #b5179e;outline-offset:-2px}:is(${places})::before{position:absolute;z-index:1;inset:0 0 auto auto;padding:0 .5rem;background:#b5179e;color:#fff;font:.75rem/1.5 monospace;pointer-events:none}${labels.join('')}`,
    banner: `<aside id="preview" aria-label="${texts.label}"><form><span>${said}</span> <input type="hidden" name="${PREVIEW_NAME}" value=""><button>${texts.leave}</button></form></aside>`,
  };
}

const BANNER_CSS =
  '#preview{background:#3a0a33;color:#fff;font:.9rem/1.4 system-ui,sans-serif}#preview form{display:flex;flex-wrap:wrap;gap:.25rem .6rem;align-items:center;justify-content:center;padding:.5rem 1rem}#preview button{min-height:2rem;padding:0 .75rem;border:1px solid;border-radius:.4rem;background:none;color:inherit;font:inherit;cursor:pointer}#preview button:focus-visible{outline:2px solid;outline-offset:2px}';

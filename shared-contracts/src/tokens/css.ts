import { colors, groundsOfPages } from './colors.ts';
import { layers, scale } from './scale.ts';

type Theme = keyof typeof colors;
type Entry = readonly [name: string, value: string];

const declare = (entries: readonly Entry[]) => entries.map(([name, value]) => `--ag-${name}:${value}`).join(';');
const all = (theme: Theme): Entry[] => Object.entries(colors[theme]);
/** Part of a page in the other theme keeps the page's own dark ground, which is what it usually stands on. */
const island = (theme: Theme) => all(theme).filter(([name]) => !groundsOfPages.some((ground) => ground === name));

/** A ch is a sixth less until Figtree is there, and what is read would wrap anew; an em is the same in every font. */
const FIGTREE_CH = 0.641;
const sizes = Object.entries(scale).map(
  ([name, value]): Entry => [name, value.replace(/^(\d+)ch$/, (_, count) => `${(count * FIGTREE_CH).toFixed(1)}em`)],
);

/**
 * Reset and elements; everything else is styled by components. A row that is scrolled sideways (`data-sideways`) fades into the ground
 * where it goes on: the fade has a place of its own at the row's end, where it covers nothing, so that no motion and no script is needed.
 * What a `summary` says is pressed, not selected: once somebody has typed something, a tap on words that can be selected has Chromium lay
 * out all that the page leaves out.
 */
const BASE = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-block:min(6rem,14vh)}
body{margin:0;background:var(--ag-ground);color:var(--ag-ink);font:400 1.0625rem/1.6 var(--ag-text);-webkit-font-smoothing:antialiased;overflow-x:clip}
h1,h2,h3,h4{margin:0;font-family:var(--ag-display);font-weight:700;line-height:1.08;letter-spacing:-.02em;text-wrap:balance}
h1{font-size:var(--ag-size-1)}h2{font-size:var(--ag-size-2)}h3{font-size:var(--ag-size-3);line-height:1.2}
p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style-type:''}
p{text-wrap:pretty}li,dd,td,small,summary,figcaption{text-wrap-style:pretty}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
button,input,select,textarea{font:inherit;color:inherit}
::placeholder{color:var(--ag-ink-soft);opacity:1}
img,svg{display:block;max-width:100%}
summary{cursor:pointer;user-select:none;list-style-type:'+\\2002'}
details[open]>summary{list-style-type:'–\\2002'}
summary::marker{font-weight:700;color:var(--ag-ember)}
:focus-visible{outline:3px solid var(--ag-glacier);outline-offset:3px;border-radius:2px}
#outlet h1:focus,#contenu:focus{outline:none}
::selection{background:var(--ag-ember);color:var(--ag-on-ember)}
[aria-busy=true]{cursor:progress}
[hidden]{display:none!important}
.visually-hidden{font:inherit;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip-link{position:absolute;left:1rem;top:-4rem;z-index:${layers.skipLink};padding:.75rem 1rem;background:var(--ag-ink);color:var(--ag-ground)}
.skip-link:focus{top:1rem}
[data-sideways]{overflow-x:auto;scrollbar-width:none}
[data-sideways]::after{content:'';position:sticky;right:0;flex:none;width:2.5rem;background:linear-gradient(90deg,#0000,var(--ag-ground));pointer-events:none}
#shell-header{display:contents}
#outlet{min-height:100vh}
@media (prefers-contrast:more){:root,[data-theme]{--ag-ink-soft:var(--ag-ink);--ag-on-spruce-soft:var(--ag-on-spruce);--ag-edge:var(--ag-ink);--ag-line:var(--ag-ink);--ag-contour:transparent}}
@media (forced-colors:active){article,dialog,[popover],label:has([type=radio],[type=checkbox]){outline:1px solid}:is(a,button):is([aria-pressed=true],[aria-selected=true],[aria-current]):not(:focus-visible),label:has(:checked){outline:3px solid Highlight}}
@media (max-width:30rem){body{overflow-wrap:anywhere}table{overflow-wrap:normal}}
@media print{:root{--ag-section:2rem}#shell-header,#shell-footer{display:none!important}details::details-content{content-visibility:visible;block-size:auto}[data-reveal]{opacity:1!important}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;transition:none!important;scroll-behavior:auto!important}}`;

const THEMES = [
  `:root{color-scheme:light dark;${declare(all('light'))};${declare(sizes)}}`,
  `@media (prefers-color-scheme:dark){:root{${declare(all('dark'))}}}`,
  `[data-theme=light]{color-scheme:light;${declare(island('light'))}}`,
  `[data-theme=dark]{color-scheme:dark;${declare(island('dark'))}}`,
].join('');

/**
 * Custom properties, light and dark, with the base styles; the shell puts it into every page. The theme follows the
 * system; `data-theme="light"` or `"dark"` on any element fixes it for what is inside, such as a spruce section.
 */
export function tokensCss(): string {
  return THEMES + BASE.replaceAll('\n', '');
}

import { colors } from './colors.ts';

const variables = (theme: keyof typeof colors) =>
  Object.entries(colors[theme])
    .map(([name, value]) => `--ag-${name}:${value}`)
    .join(';');

/** Sizes, type scale and motion. Space is in steps of 8 px. */
const SCALE = [
  '--ag-display:Bricolage,"Bricolage fallback",sans-serif',
  '--ag-text:Figtree,"Figtree fallback",sans-serif',
  '--ag-size-hero:clamp(2.75rem,1.6rem + 5.4vw,6rem)',
  '--ag-size-1:clamp(2.25rem,1.6rem + 2.9vw,4rem)',
  '--ag-size-2:clamp(1.75rem,1.4rem + 1.6vw,2.75rem)',
  '--ag-size-3:clamp(1.25rem,1.15rem + .5vw,1.5rem)',
  '--ag-size-lead:clamp(1.125rem,1.05rem + .4vw,1.375rem)',
  '--ag-size-small:.875rem',
  '--ag-measure:66ch',
  '--ag-gutter:clamp(1.25rem,4vw,4rem)',
  '--ag-section:clamp(4rem,9vw,9rem)',
  '--ag-radius:.5rem',
  '--ag-radius-large:1.25rem',
  '--ag-ease:cubic-bezier(.2,.7,.2,1)',
].join(';');

/** Reset and elements; everything else is styled by components. */
const BASE = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:6rem;color-scheme:light dark}
body{margin:0;background:var(--ag-ground);color:var(--ag-ink);font:400 1.0625rem/1.6 var(--ag-text);-webkit-font-smoothing:antialiased;overflow-x:clip}
h1,h2,h3,h4{margin:0;font-family:var(--ag-display);font-weight:700;line-height:1.08;letter-spacing:-.02em;text-wrap:balance}
h1{font-size:var(--ag-size-1)}h2{font-size:var(--ag-size-2)}h3{font-size:var(--ag-size-3);line-height:1.2}
p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style:none}
p{text-wrap:pretty}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
button,input,select,textarea{font:inherit;color:inherit}
img,svg{display:block;max-width:100%}
summary{cursor:pointer}
:focus-visible{outline:3px solid var(--ag-glacier);outline-offset:3px;border-radius:2px}
#outlet h1:focus,#contenu:focus{outline:none}
::selection{background:var(--ag-ember);color:var(--ag-on-ember)}
[aria-busy=true]{cursor:progress}
[hidden]{display:none!important}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip-link{position:absolute;left:1rem;top:-4rem;z-index:30;padding:.75rem 1rem;background:var(--ag-ink);color:var(--ag-ground)}
.skip-link:focus{top:1rem}
#shell-header{display:contents}
#outlet{min-height:60vh}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}`;

/** Custom properties, light and dark, with the base styles; the shell puts it into every page. */
export function tokensCss(): string {
  return `:root{${variables('light')};${SCALE}}@media (prefers-color-scheme:dark){:root{${variables('dark')}}}${BASE.replaceAll('\n', '')}`;
}

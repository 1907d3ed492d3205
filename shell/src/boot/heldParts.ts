/**
 * What of a page may be left out below its first screen, which the composer ends with a script (`infra/src/composer/render.ts`). By
 * that script's attribute and by names of elements: with a tag before `~`, or `*` after it, Chromium restyles all that follows whatever
 * is inserted, wherever that is.
 */
export const HELD_PARTS = ['~', '~:is(div,section,article) '].map(
  (where) => `#outlet [data-ends]${where}:is(section,article)`,
);

/**
 * Leaves out those of them that are `laidOutWhenNear`, while the document says `data-held` and they are not on the screen: what can be
 * seen is laid out alone. An engine without timelines of what is in view lays out all that is near at once.
 */
export const heldCss = `@keyframes held{to,from{--ag-later:hidden}}@keyframes seen{to,from{--ag-later:auto}}@supports (animation-timeline:view()){${HELD_PARTS.map((part) => `[data-held] ${part}`)}{animation:held 1s paused,seen linear;animation-timeline:auto,view()}}`;

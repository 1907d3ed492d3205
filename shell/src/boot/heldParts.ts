/**
 * Parts of a page below its first screen, which the composer ends with a script (`infra/src/composer/render.ts`): what follows that,
 * and what stands in it as pages divide themselves.
 */
export const HELD_PARTS =
  '#outlet script~:not([data-thumb]),#outlet script~* :is(section,li:has(>article),:not(li)>article),#outlet script~*>ul>li';

/**
 * Leaves them out while the document says `data-held`, but for what is on the screen, so that what can be seen is laid out alone. An
 * engine without timelines of what is in view lays out all at once.
 */
export const heldCss = `@keyframes ag-held{from,to{content-visibility:hidden;contain-intrinsic-block-size:auto 40rem}}@keyframes ag-seen{from,to{content-visibility:auto}}@supports (animation-timeline:view()){:root[data-held] :is(${HELD_PARTS}){animation:ag-held 1s infinite paused,ag-seen linear;animation-timeline:auto,view()}}`;

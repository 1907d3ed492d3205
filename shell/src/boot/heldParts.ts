/** What of a page may be left out below its first screen, which the composer ends with a script (`infra/src/composer/render.ts`). */
export const HELD_PARTS = '#outlet script~*,#outlet script~* section';

/**
 * Leaves out those of them that are `laidOutWhenNear`, while the document says `data-held` and they are not on the screen: what can be
 * seen is laid out alone. An engine without timelines of what is in view lays out all that is near at once.
 */
export const heldCss = `@keyframes held{to,from{--ag-later:hidden}}@keyframes seen{to,from{--ag-later:auto}}@supports (animation-timeline:view()){[data-held] :is(${HELD_PARTS}){animation:held 1s paused,seen linear;animation-timeline:auto,view()}}`;

/**
 * What is `laidOutWhenNear` is left out while the document says `data-held`, but for what is on the screen: the two animations that it
 * has in the meantime (`shared-contracts/src/ui/Layout.tsx`), of which the second runs as long as it is in view.
 */
export const heldCss = '@keyframes held{to,from{--ag-later:hidden}}@keyframes seen{to,from{--ag-later:auto}}';

/** Parts that are left out, by the animations that leave them out, in the order of the document. */
export const heldParts = (): readonly HTMLElement[] =>
  document
    .getAnimations()
    .filter((animation) => (animation as CSSAnimation).animationName === 'held')
    .map(({ effect }) => (effect as KeyframeEffect).target as HTMLElement);

import { type Claim, shownFigures } from './claims.ts';

/** Figures that count up, among those that may be shown. Pure, as `shownFigures` is. */
// @__NO_SIDE_EFFECTS__
export function counted(list: readonly (Claim & { readonly step: number })[]) {
  return shownFigures(list).map(({ value, label, step = 0 }) => ({ value, label, step }));
}

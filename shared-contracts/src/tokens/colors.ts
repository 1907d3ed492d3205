import { type Palette, palette } from '../brand.ts';

/**
 * Colours by purpose, for light and dark, as `brand.ts` has them. Names say what a colour is for; only `tokensCss()`, what is
 * drawn on the server and tests read the values, components use `var(--ag-…)`.
 */
export const colors = palette;

/** Name of a colour of the visual kit. */
export type ColorName = keyof Palette;

/** Colours that belong to the page's theme even inside a part of it that is shown in the other theme. */
export const groundsOfPages = ['spruce', 'on-spruce', 'on-spruce-soft'] as const satisfies readonly ColorName[];

/** Which colours stand on which as text. */
export const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'band'],
  ['ink-soft', 'ground'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'band'],
  ['on-spruce', 'spruce'],
  ['on-spruce-soft', 'spruce'],
  ['on-ember', 'ember'],
  ['on-ember', 'ember-strong'],
  ['ember', 'ground'],
  ['ember', 'surface'],
  ['glacier', 'ground'],
  ['glacier', 'surface'],
  ['moss', 'ground'],
  ['moss', 'surface'],
  ['danger', 'surface'],
  ['danger', 'ground'],
  ['moss', 'band'],
  ['glacier', 'band'],
  ['ember', 'band'],
  ['danger', 'band'],
  ['ground', 'ink'],
];

/** Which colours of the dark theme stand on the spruce ground of either theme (`Section $ground="spruce"`). */
export const textOnSpruce: readonly ColorName[] = ['ink', 'ink-soft', 'ember', 'glacier', 'moss', 'danger'];

/** What is no text, and has to stand out as one sees a control: it needs less contrast. */
export const outlinePairs: readonly (readonly [ColorName, ColorName])[] = (
  ['ground', 'surface', 'band'] as const
).flatMap((ground) => [['glacier', ground] as const, ['edge', ground] as const]);

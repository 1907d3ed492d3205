import { type Palette } from '../brand.ts';
/**
 * Colours by purpose, for light and dark, as `brand.ts` has them. Names say what a colour is for; only `tokensCss()`, what is
 * drawn on the server and tests read the values, components use `var(--ag-…)`.
 */
export declare const colors: {
    readonly light: Palette;
    readonly dark: Palette;
};
/** Name of a colour of the visual kit. */
export type ColorName = keyof Palette;
/** Colours that belong to the page's theme even inside a part of it that is shown in the other theme. */
export declare const groundsOfPages: readonly ["spruce", "on-spruce", "on-spruce-soft"];
/** Which colours stand on which as text. */
export declare const textPairs: readonly (readonly [ColorName, ColorName])[];
/** Which colours of the dark theme stand on the spruce ground of either theme (`Section $ground="spruce"`). */
export declare const textOnSpruce: readonly ColorName[];
/** What is no text, and has to stand out as one sees a control: it needs less contrast. */
export declare const outlinePairs: readonly (readonly [ColorName, ColorName])[];

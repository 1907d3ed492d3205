import type { Palette } from '../brand.ts';
import { type ColorName } from './colors.ts';
/** How much two colours differ, from 1 to 21 (WCAG 2.2). @param first `#rrggbb` */
export declare function contrast(first: string, second: string): number;
/** A pair of colours that people cannot tell apart well enough. */
export interface WeakPair {
    readonly theme: keyof Themes;
    readonly color: ColorName;
    readonly ground: ColorName;
    readonly contrast: number;
    readonly atLeast: number;
}
interface Themes {
    readonly light: Palette;
    readonly dark: Palette;
}
/** Pairs of a palette that WCAG AA refuses: text on what it stands on, outlines of controls, text of dark sections. */
export declare function weakPairs(palette: Themes): WeakPair[];
export {};

import { type Terrain } from './terrain.ts';
interface Landscape {
    /** Name that it is made from. */
    readonly seed: string;
    readonly map: Terrain;
    /** Its contour lines, from the foot to the summit. */
    readonly lines: () => readonly string[];
}
/** How many contour lines a landscape has. */
export declare const LANDSCAPE_LEVELS = 6;
/** The landscape for a number of any size. */
export declare function landscapeOf(number: number): Landscape;
export {};

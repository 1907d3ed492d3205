import type { Terrain } from './terrain.ts';
/** How a terrain is drawn. */
export interface Survey {
    /** How many heights are drawn. */
    readonly levels: number;
    /** Distance between two points of a line, in units of the terrain; larger is smaller and rounder. */
    readonly step: number;
}
/**
 * Contour lines as SVG path data, one closed path per height from the foot to the summit (marching squares).
 * Lines are closed outside the terrain, so that each path can also be filled.
 */
export declare function contourLines({ width, height, at }: Terrain, { levels, step }: Survey): string[];

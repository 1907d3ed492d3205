import { seedOf } from './noise.ts';
export { seedOf };
/** Height of a place; the plane is cut at whole tenths between 0 and 1. */
type Height = (x: number, y: number) => number;
/** A place between 0 and 1 in both directions. */
export interface Point {
    readonly x: number;
    readonly y: number;
}
/** A landscape as a function of the place. */
export interface Terrain {
    readonly width: number;
    readonly height: number;
    readonly summit: Point;
    readonly at: Height;
}
interface TerrainShape {
    readonly width: number;
    readonly height: number;
    /** How much the ground wavers around the plain cone of the summit; 0.3 is a hill, 0.9 a massif. */
    readonly roughness?: number;
}
/** An imaginary landscape with one summit in it. The same seed gives the same landscape everywhere. */
export declare function terrain(seed: string, { width, height, roughness }: TerrainShape): Terrain;

/** A point of a drawing. */
export interface Place {
    readonly x: number;
    readonly y: number;
}
/** A place to a tenth of a unit, as lines have theirs. */
export declare const neat: ({ x, y }: Place) => Place;
/** A line through places as SVG path data, to a tenth of a unit, each step from the one before: half as long as in full. */
export declare function lineOf(places: readonly Place[]): string;
interface Mountain {
    readonly summit: Place;
    /** Of the drawing, down to which flanks reach. */
    readonly height: number;
    readonly seed: number;
}
/** What of a skyline lies in shade: from each of its tops a broken line goes down to the right; from the summit to the foot. */
export declare function shadeOf(skyline: readonly Place[], { summit, height, seed }: Mountain): string;
export {};

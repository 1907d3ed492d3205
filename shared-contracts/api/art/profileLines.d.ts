/** A point of a drawing. */
export interface Place {
    readonly x: number;
    readonly y: number;
}
/** A place to a tenth of a unit, as lines have theirs. */
export declare const neat: ({ x, y }: Place) => Place;
/** A place to a whole unit. */
export declare const coarse: ({ x, y }: Place) => Place;
/** A place whose height is a whole unit: steps to the right stay as far from each other as they are. */
export declare const level: ({ x, y }: Place) => Place;
/**
 * A line through places as SVG path data, each step from the one before: half as long as in full.
 *
 * @param round what is left of the places: without it, tenths of a unit
 */
export declare function lineOf(places: readonly Place[], round?: typeof neat): string;
interface Mountain {
    readonly summit: Place;
    /** Down to which its flank reaches: the lower edge of the drawing. */
    readonly foot: number;
    readonly seed: number;
    /** What is left of the places of its lines. */
    readonly round: typeof neat;
}
/** What of a skyline lies in shade: from the summit a broken line goes down to the foot, and all that is right of it. */
export declare function shadeOf(skyline: readonly Place[], { summit, foot, seed, round }: Mountain): string;
export {};

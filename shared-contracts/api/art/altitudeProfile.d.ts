import type { Level } from '../backend/level.ts';
import { type Place } from './profileLines.ts';
/** What of a course its profile is drawn from. */
export interface ProfileCourse {
    /** Gives the mountain its shape: the course's id. */
    readonly seed: string;
    readonly level: Level;
    /** Length of each module in minutes, in order; of a course without any, one climb. */
    readonly minutes: readonly number[];
}
/** The drawing's place, in units of its `viewBox`, from the upper left. */
export interface ProfileFrame {
    readonly width: number;
    readonly height: number;
    /** Where the course begins and where its summit stands; 7 % and 82 % of the width when absent. */
    readonly from?: number;
    readonly to?: number;
    /** How high the summit of the highest course would stand; 12 % of the height when absent. */
    readonly top?: number;
    /** Ground below the mountain, down to the drawing's lower edge: what lies in shade does so to there. */
    readonly base?: number;
    /** How far its ends go on beyond the frame to both sides, for a drawing that is not cut there. */
    readonly beyond?: number;
    /** Lines have whole units alone: on a page with many drawings tenths are a third of their bytes. Always so where it is as wide as a window. */
    readonly isCoarse?: boolean;
}
/** A course as a mountain in profile: minutes go to the right, and the harder the course, the higher its summit. */
export interface AltitudeProfile {
    /** The skyline from edge to edge, to be stroked. */
    readonly ridge: string;
    /** What lies below it, to be filled. */
    readonly ground: string;
    /** The way from the first minute to the summit. */
    readonly route: string;
    /** Where the course begins, then the end of each module; the last is the summit, where the flag stands. */
    readonly camps: readonly Place[];
    readonly summit: Place;
    /** Where somebody stands after so many minutes; never before the beginning or beyond the summit. */
    at(minutes: number): Place;
    /** The part of the route that is behind somebody after so many minutes; empty at the beginning. */
    climbed(minutes: number): string;
    /** The flank turned from the light, which comes from the left: to be filled. */
    shade(): string;
    /** Two skylines behind, the farther first, to be filled. */
    behind(): readonly [string, string];
    /**
     * Engraved lines under the ridge as transforms of it, calmer with depth: `<use href="#ridge" transform=…>` for each, so
     * that the line is written once.
     */
    engraved(lines?: number): readonly string[];
}
/** The one drawing of a course, for lists, its page and where it is learnt. The same course gives the same mountain. */
export declare function altitudeProfile({ seed, level, minutes }: ProfileCourse, frame: ProfileFrame): AltitudeProfile;

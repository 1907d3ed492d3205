import { type CoverTone } from './coverTones.ts';
interface CoverArtProps {
    readonly seed: string;
    /** Colours of a category; without it the seed chooses. */
    readonly tone?: CoverTone;
    /** Description; without one the cover is decoration. */
    readonly alt?: string;
}
/** A cover of the "climb" family, different for every article, course and project: a tinted map and its route. */
export declare function CoverArt({ seed, tone, alt }: CoverArtProps): import("react").JSX.Element;
export {};

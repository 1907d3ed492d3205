import type { PictureSource } from './PictureSource.ts';
interface PictureProps {
    readonly of: PictureSource;
    /** Other words for what is to be seen, or '' where the text beside it says it already. */
    readonly alt?: string;
    /**
     * Fixed where `data-theme` fixes the ground; otherwise by the reader's system, as colours are. A drawing that follows the
     * system by itself is shown by `day`, so that it is not darkened as well.
     */
    readonly light?: 'day' | 'night';
    /** Stands in the first view: asked for at once. Without it the picture waits until it comes near. */
    readonly first?: boolean;
    /** Styles the image; `styled(Picture)` gives one. */
    readonly className?: string;
}
/**
 * A finished picture, in the light of the page and in the cut for its screen: markup alone, chosen by the browser. It keeps
 * its place before it is there; what lies over it takes the same `object-fit` and `object-position`.
 */
export declare function Picture({ of, alt, light, first, className }: PictureProps): import("react").JSX.Element;
export {};

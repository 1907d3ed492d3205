interface ContourArtProps {
    /** The same name gives the same landscape. */
    readonly seed: string;
    readonly levels?: number;
    readonly className?: string;
}
/** Quiet contour lines that fill their positioned parent, behind its content. As on a map, every fourth is stronger. */
export declare function ContourArt({ seed, levels, className }: ContourArtProps): import("react").JSX.Element;
export {};

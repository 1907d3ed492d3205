/** A font file and what it stands in for until it is there. */
export interface Font {
    readonly family: string;
    /** File in the shell's release. */
    readonly file: string;
    readonly weights: string;
    /** How a system font (Arial, on Linux Liberation) is bent to the same measures, so that nothing shifts when the font arrives. */
    readonly fallback: {
        readonly locals: readonly string[];
        readonly sizeAdjust: string;
        readonly ascent: string;
        readonly descent: string;
    };
}
/** Made by `infra/fonts/subsetFonts.ts`; measures of the fallbacks computed from the files against Arial and DejaVu. */
export declare const fonts: readonly Font[];
/** `@font-face` rules. @param base address of the shell's release, ending with `/` */
export declare function fontFaces(base: string): string;

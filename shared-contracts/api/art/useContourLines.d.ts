/**
 * Contour lines of a terrain; undefined ones where the page's HTML has them already. React leaves attributes as they are
 * while it takes HTML over, and drawing the lines again would cost 10 ms. Their elements need `suppressHydrationWarning`.
 *
 * @param seed name that the terrain was made from
 * @param levels how many lines it has
 */
export declare function useContourLines(seed: string, levels: number, draw: () => readonly string[]): readonly (string | undefined)[];

/**
 * A drawing in the colours of the brand, which its source names: `fill="{light.ember}"`.
 *
 * @param svg source of the drawing
 * @throws Error for a name that no ink has
 */
export declare function colorDrawing(svg: string): string;

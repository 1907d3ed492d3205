declare module 'subset-font' {
  /** Keeps these characters of a font, at one place of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}

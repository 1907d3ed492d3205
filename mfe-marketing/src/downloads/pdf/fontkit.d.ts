declare module 'fontkit' {
  interface Glyph {
    readonly advanceWidth: number;
    readonly path: {
      readonly commands: readonly {
        readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
        readonly args: readonly number[];
      }[];
    };
  }
  export function create(font: Uint8Array): {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    layout(text: string): { readonly glyphs: readonly Glyph[] };
  };
}

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
export const fonts: readonly Font[] = [
  {
    family: 'Bricolage',
    file: 'static/fonts/bricolage.woff2',
    weights: '500 800',
    fallback: {
      locals: ['Arial Bold', 'Liberation Sans Bold'],
      sizeAdjust: '101.7%',
      ascent: '91.4%',
      descent: '26.6%',
    },
  },
  {
    family: 'Figtree',
    file: 'static/fonts/figtree.woff2',
    weights: '400 700',
    fallback: { locals: ['Arial', 'Liberation Sans'], sizeAdjust: '100%', ascent: '95%', descent: '25%' },
  },
];

/** DejaVu, a sixth wider: all that a Linux without Arial and Liberation has. */
const wideFallbacks: Readonly<Record<string, Font['fallback']>> = {
  Bricolage: { locals: ['DejaVu Sans Bold'], sizeAdjust: '88.3%', ascent: '105.3%', descent: '30.6%' },
  Figtree: { locals: ['DejaVu Sans'], sizeAdjust: '89.5%', ascent: '106.1%', descent: '27.9%' },
};

/** Heroes are set in Bricolage’s heaviest, which is wider; system fonts have one bold. */
const heroFallbacks: readonly Font['fallback'][] = [
  { locals: ['DejaVu Sans Bold'], sizeAdjust: '91%', ascent: '102.2%', descent: '29.7%' },
  { locals: ['Arial Bold', 'Liberation Sans Bold'], sizeAdjust: '104.7%', ascent: '88.8%', descent: '25.8%' },
];

/** `@font-face` rules. @param base address of the shell's release, ending with `/` */
export function fontFaces(base: string): string {
  return (
    fonts
      .map(
        ({ family, file, weights, fallback }) =>
          `@font-face{font-family:${family};src:url(${base}${file});font-weight:${weights};font-display:swap}` +
          // Of two rules for one family and weight the last is asked first, and the other where the device lacks its font.
          fallbackFace(family, '400 700', wideFallbacks[family] as Font['fallback']) +
          fallbackFace(family, '400 700', fallback),
      )
      .join('') + heroFallbacks.map((fallback) => fallbackFace('Bricolage', '800', fallback)).join('')
  );
}

function fallbackFace(
  family: string,
  weights: string,
  { locals, sizeAdjust, ascent, descent }: Font['fallback'],
): string {
  const src = locals.map((name) => `local("${name}")`);
  return `@font-face{font-family:"${family} fallback";src:${src};font-weight:${weights};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}

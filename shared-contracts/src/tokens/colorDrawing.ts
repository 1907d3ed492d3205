import { coverTones } from '../art/coverTones.ts';
import { palette } from '../brand.ts';
import { courseInks, drawnInks, mountains } from './drawnInks.ts';

const INKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...coverTones,
  light: { ...palette.light, ...drawnInks.light, ...courseInks.light },
  dark: { ...palette.dark, ...drawnInks.dark, ...courseInks.dark },
  mountain: mountains,
};

/**
 * A drawing in the colours of the brand, which its source names: `fill="{light.ember}"`.
 *
 * @param svg source of the drawing
 * @throws Error for a name that no ink has
 */
export function colorDrawing(svg: string): string {
  return svg.replaceAll(/\{([a-z]+)\.([a-z-]+)\}/g, (name, set: string, ink: string) => {
    const color = INKS[set]?.[ink];
    if (!color) throw new Error(`No colour of the brand has the name ${name}.`);
    return color;
  });
}

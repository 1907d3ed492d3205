import { contourLines } from '@agence/shared-contracts/art/contourLines';
import { terrain } from '@agence/shared-contracts/art/terrain';
import type { Tool } from '../content/tools.ts';
import type { ContourPaths } from './Contours.tsx';

/**
 * The landscape of a tool. Drawn when the page is rendered and sent with its data, so that browsers need no code for
 * it.
 *
 * @param tool absent on the page of all tools
 */
export function contoursOf(tool?: Tool): ContourPaths {
  const land = terrain(tool?.slug ?? 'outils', { width: 1200, height: 800, roughness: 0.7 });
  const lines = contourLines(land, { levels: 7, step: 48 });
  const share = (strong: boolean) => lines.filter((_, level) => (level % 4 === 1) === strong).join('');
  return { quiet: share(false), strong: share(true) };
}

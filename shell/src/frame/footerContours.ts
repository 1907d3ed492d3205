import { contourPaths, seedOf } from '@agence/shared-contracts/art/contours';

/** The footer's artwork as a style, so that its path stands in the page once and not in any script. */
export function footerContoursCss(): string {
  const path = contourPaths(seedOf('pied'), 1200, 800, 9).join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 800' preserveAspectRatio='xMidYMid slice'><path d='${path}' fill='none' stroke='%23cfd6c4' stroke-opacity='.16' stroke-width='1.5'/></svg>`;
  return `:root{--footer-contours:url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")}`;
}

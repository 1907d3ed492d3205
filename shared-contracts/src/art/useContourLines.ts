import { useState, useSyncExternalStore } from 'react';

/**
 * Contour lines of a terrain; undefined ones where the page's HTML has them already. React leaves attributes as they are
 * while it takes HTML over, and drawing the lines again would cost 10 ms. Their elements need `suppressHydrationWarning`.
 *
 * @param seed name that the terrain was made from
 * @param levels how many lines it has
 */
export function useContourLines(
  seed: string,
  levels: number,
  draw: () => readonly string[],
): readonly (string | undefined)[] {
  const isServed = useSyncExternalStore(never, no, inBrowser);
  const [drawn] = useState(isServed ? seed : undefined);
  return drawn === seed ? Array.from({ length: levels }) : draw();
}

const never = () => () => {};
const no = () => false;
/** What the store says to the server and to HTML that is taken over: only the latter has been drawn. */
const inBrowser = () => import.meta.env.BROWSER_BUILD === true;

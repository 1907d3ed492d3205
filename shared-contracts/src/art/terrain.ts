import { chance, noise, seedOf } from './noise.ts';

export { seedOf };

/** Height of a place; the plane is cut at whole tenths between 0 and 1. */
type Height = (x: number, y: number) => number;

/** A place between 0 and 1 in both directions. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A landscape as a function of the place. */
export interface Terrain {
  readonly width: number;
  readonly height: number;
  readonly summit: Point;
  readonly at: Height;
}

interface TerrainShape {
  readonly width: number;
  readonly height: number;
  /** How much the ground wavers around the plain cone of the summit; 0.3 is a hill, 0.9 a massif. */
  readonly roughness?: number;
}

/** An imaginary landscape with one summit in it. The same seed gives the same landscape everywhere. */
export function terrain(seed: string, { width, height, roughness = 0.5 }: TerrainShape): Terrain {
  const number = seedOf(seed);
  const size = Math.max(width, height);
  const summit = {
    x: Math.round(width * (0.3 + 0.45 * chance(number, 1, 0))),
    y: Math.round(height * (0.28 + 0.34 * chance(number, 2, 0))),
  };
  const at = (x: number, y: number) => {
    const away = Math.sqrt((x - summit.x) ** 2 + ((y - summit.y) * 1.25) ** 2) / size;
    // Turned against each other, so that the grid of neither shows.
    const large = noise(number, (x * 3.2 + y * 2.4) / size, (y * 3.2 - x * 2.4) / size);
    const small = noise(number + 1, (x * 7 - y * 5) / size, (y * 7 + x * 5) / size);
    const hills = large + small / 4;
    // Hills fade out near the summit, so that it stays the highest place.
    return 1 - away * 1.3 + (hills - 0.62) * roughness * Math.min(1, away * 3);
  };
  return { width, height, summit, at };
}

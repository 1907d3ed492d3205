import { seedOf } from '@agence/shared-contracts/art/terrain';

/** Points of a ring; enough that the closed curve looks drawn by hand. */
const STEPS = 28;

/**
 * One closed contour line per module around a summit at the centre of a 200 × 200 square, from the outermost, which
 * is the first module, inwards. The same course always has the same mountain.
 *
 * @param seed name of the mountain
 * @param count of lines, at least 1
 */
export function altitudeRings(seed: string, count: number): string[] {
  const number = seedOf(seed);
  const phases = [number % 7, (number >> 4) % 11, (number >> 9) % 13];
  return Array.from({ length: count }, (_, index) => {
    const radius = 92 - (index * 78) / count;
    return closedCurve(
      Array.from({ length: STEPS }, (_, step) => {
        const angle = (step / STEPS) * Math.PI * 2 - Math.PI / 2;
        const waver =
          1 +
          0.05 * Math.sin(2 * angle + (phases[0] ?? 0) + index * 0.35) +
          0.04 * Math.sin(3 * angle + (phases[1] ?? 0) - index * 0.25) +
          0.025 * Math.sin(5 * angle + (phases[2] ?? 0));
        return [100 + Math.cos(angle) * radius * waver, 100 + Math.sin(angle) * radius * waver] as const;
      }),
    );
  });
}

/** A smooth closed path through the midpoints of a polygon. */
function closedCurve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[index % points.length] as readonly [number, number];
  const middle = (index: number) => {
    const [a, b] = [at(index), at(index + 1)];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = at(index + 1);
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** Small deterministic random number generator (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same number for the same text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

interface Summit {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly spread: number;
}

/**
 * Contour lines of an imaginary landscape as SVG path data, one path per height. Lines around each summit are
 * rings whose radius wavers, so that they look surveyed rather than drawn.
 *
 * @param seed the same seed gives the same landscape
 */
export function contourPaths(seed: number, width: number, height: number, levels: number): string[] {
  const random = randomFrom(seed);
  const summit: Summit = {
    x: width * (0.3 + random() * 0.5),
    y: height * (0.3 + random() * 0.45),
    height: 0.75 + random() * 0.5,
    spread: Math.max(width, height) * (0.55 + random() * 0.25),
  };
  const waves = Array.from({ length: 4 }, (_, index) => ({
    turns: index + 2,
    phase: random() * Math.PI * 2,
    size: (0.16 * (0.6 + random())) / (index + 1),
  }));
  return Array.from({ length: levels }, (_, level) => ring(summit, waves, (level + 0.7) / levels, width / height));
}

function ring(
  summit: Summit,
  waves: readonly { turns: number; phase: number; size: number }[],
  share: number,
  aspect: number,
) {
  const points: [number, number][] = [];
  const steps = 20 + Math.round(share * 16);
  for (let step = 0; step < steps; step += 1) {
    const angle = (step / steps) * Math.PI * 2;
    const waver = waves.reduce(
      (sum, { turns, phase, size }) => sum + size * Math.sin(angle * turns + phase + share * 2.2),
      1,
    );
    const radius = summit.spread * share ** (1 / summit.height) * waver;
    const stretch = Math.min(1.5, Math.max(0.8, aspect / 1.4));
    points.push([summit.x + Math.cos(angle) * radius * stretch, summit.y + Math.sin(angle) * radius * 0.7]);
  }
  return smooth(points);
}

/** A closed curve through the midpoints, in relative commands with whole numbers to stay small. */
function smooth(points: readonly [number, number][]): string {
  const middle = (a: readonly [number, number], b: readonly [number, number]): [number, number] => [
    Math.round((a[0] + b[0]) / 2),
    Math.round((a[1] + b[1]) / 2),
  ];
  const last = points[points.length - 1] as [number, number];
  let at = middle(last, points[0] as [number, number]);
  let path = `M${at[0]} ${at[1]}`;
  points.forEach((point, index) => {
    const to = middle(point, points[(index + 1) % points.length] as [number, number]);
    path += `q${[Math.round(point[0]) - at[0], Math.round(point[1]) - at[1], to[0] - at[0], to[1] - at[1]].join(' ')}`;
    at = to;
  });
  return `${path.replaceAll(' -', '-')}z`;
}

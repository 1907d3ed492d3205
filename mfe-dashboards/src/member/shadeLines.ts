interface Drawing {
  readonly summit: { readonly x: number; readonly y: number };
  at(minutes: number): { readonly y: number };
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** How far lines stand apart. */
  readonly step: number;
}

/** Lines of shade under a skyline: short where it climbs, long where it falls and behind the summit, ragged below. What lies over it cuts them. */
export function shadeLines({ summit, at }: Drawing, total: number, { width, height, step }: Frame): string {
  const heightAt = (x: number) => at((total * x) / summit.x).y;
  return Array.from({ length: width / step }, (_, index) => {
    const x = index * step;
    const y = heightAt(x);
    const steep = 0.3 + ((heightAt(x + 0.02 * width) - y) * 4) / height;
    const depth = x < summit.x ? Math.max(0.1, Math.min(0.75, steep)) : 0.9;
    // None is as long as its neighbours.
    const length = Math.round(depth * (height - summit.y) * (0.5 + ((index * 7) % 11) / 18));
    return `M${x} ${y}l${-0.14 * length} ${length}`;
  }).join('');
}

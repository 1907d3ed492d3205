interface Drawing {
  readonly summit: { readonly x: number };
  at(minutes: number): { readonly y: number };
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** How far lines stand apart. */
  readonly step: number;
}

/** Lines of shade under a skyline: short where it climbs, long where it falls and behind the summit. What lies below it cuts them. */
export function shadeLines({ summit, at }: Drawing, total: number, { width, height, step }: Frame): string {
  const heightAt = (x: number) => at((total * x) / summit.x).y;
  return Array.from({ length: width / step }, (_, index) => {
    const x = index * step;
    const y = heightAt(x);
    const steep = 0.18 + ((heightAt(x + 0.02 * width) - y) * 4) / height;
    const depth = x < summit.x ? Math.max(0.08, Math.min(0.75, steep)) : 1;
    // None is as long as its neighbours.
    const length = Math.round(depth * height * (1 - (index % 3) / 9));
    return `M${x} ${y}l${-0.14 * length} ${length}`;
  }).join('');
}

// Seeded noise. Integer hashing only: the same picture on every machine.
export function rng(seed) {
  // mulberry32
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export function hash2(x, y, s) {
  let h = Math.imul(s ^ Math.imul(x, 0x27d4eb2d), 0x85ebca6b) ^ Math.imul(y, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}
const GX = new Float64Array(256),
  GY = new Float64Array(256);
for (let i = 0; i < 256; i++) {
  GX[i] = Math.cos((i / 256) * Math.PI * 2);
  GY[i] = Math.sin((i / 256) * Math.PI * 2);
}
function g(ix, iy, s, dx, dy) {
  let h = Math.imul(s ^ Math.imul(ix, 0x27d4eb2d), 0x85ebca6b) ^ Math.imul(iy, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h ^= h >>> 13;
  const k = h & 255;
  return GX[k] * dx + GY[k] * dy;
}
// gradient noise, about -0.7..0.7
export function gn(x, y, s) {
  const ix = Math.floor(x),
    iy = Math.floor(y),
    fx = x - ix,
    fy = y - iy;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10),
    v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = g(ix, iy, s, fx, fy),
    b = g(ix + 1, iy, s, fx - 1, fy),
    c = g(ix, iy + 1, s, fx, fy - 1),
    d = g(ix + 1, iy + 1, s, fx - 1, fy - 1);
  const p = a + (b - a) * u,
    q = c + (d - c) * u;
  return p + (q - p) * v;
}
export function fbm(x, y, s, oct = 5, lac = 2.03, gain = 0.5) {
  let a = 1,
    f = 1,
    r = 0;
  for (let i = 0; i < oct; i++) {
    r += a * gn(x * f, y * f, s + i * 131);
    a *= gain;
    f *= lac;
  }
  return r;
}
// Musgrave's ridged multifractal, about 0..1
export function ridged(x, y, s, oct = 6, lac = 2.07, gain = 2, H = 0.95) {
  let f = 1,
    w = 1,
    r = 0,
    n = 0;
  for (let i = 0; i < oct; i++) {
    let v = 1 - Math.abs(gn(x * f, y * f, s + i * 977) * 1.5);
    v = Math.max(v, 0);
    v *= v;
    v *= w;
    w = v * gain;
    w = Math.min(w, 1);
    const a = f ** -H;
    r += v * a;
    n += a;
    f *= lac;
  }
  return r / n;
}
export const smooth = (a, b, x) => {
  if (a > b) return 1 - smooth(b, a, x);
  const t = x <= a ? 0 : x >= b ? 1 : (x - a) / (b - a);
  return t * t * (3 - 2 * t);
};
export const mix = (a, b, t) => a + (b - a) * t;
export const clamp = (x, a = 0, b = 1) => (x < a ? a : Math.min(x, b));

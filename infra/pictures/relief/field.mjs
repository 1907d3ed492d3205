// Height fields: shape → droplet erosion at two scales → light thermal smoothing. Cached by name + recipe.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { gn, ridged, rng } from './noise.mjs';
export const N = 1024;
function erode(
  H,
  n,
  seed,
  {
    drops,
    radius = 3,
    life = 48,
    inertia = 0.06,
    capacity = 5,
    minSlope = 0.012,
    deposit = 0.28,
    take = 0.28,
    evap = 0.016,
    gravity = 4,
    scale = 1,
  },
) {
  const R = rng(seed),
    bx = [],
    by = [],
    bw = [];
  let sw = 0;
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++) {
      const d = Math.hypot(x, y);
      if (d < radius) {
        bx.push(x);
        by.push(y);
        bw.push(1 - d / radius);
        sw += 1 - d / radius;
      }
    }
  const B = bx.length;
  for (let i = 0; i < B; i++) bw[i] /= sw;
  const lo = radius + 1,
    hi = n - radius - 2;
  for (let d = 0; d < drops; d++) {
    let x = lo + R() * (hi - lo),
      y = lo + R() * (hi - lo),
      dx = 0,
      dy = 0,
      sp = 1,
      wa = 1,
      se = 0;
    for (let l = 0; l < life; l++) {
      const ix = x | 0,
        iy = y | 0,
        u = x - ix,
        v = y - iy,
        k = iy * n + ix;
      const a = H[k],
        b = H[k + 1],
        c = H[k + n],
        e = H[k + n + 1];
      const gx = (b - a) * (1 - v) + (e - c) * v,
        gy = (c - a) * (1 - u) + (e - b) * u,
        h = a * (1 - u) * (1 - v) + b * u * (1 - v) + c * (1 - u) * v + e * u * v;
      dx = dx * inertia - gx * (1 - inertia);
      dy = dy * inertia - gy * (1 - inertia);
      const m = Math.hypot(dx, dy);
      if (m < 1e-9) break;
      dx /= m;
      dy /= m;
      x += dx;
      y += dy;
      if (x < lo || y < lo || x >= hi || y >= hi) break;
      const jx = x | 0,
        jy = y | 0,
        p = x - jx,
        q = y - jy,
        j = jy * n + jx;
      const nh = H[j] * (1 - p) * (1 - q) + H[j + 1] * p * (1 - q) + H[j + n] * (1 - p) * q + H[j + n + 1] * p * q,
        dh = nh - h;
      const cap = Math.max(-dh, minSlope) * sp * wa * capacity;
      if (se > cap || dh > 0) {
        const am = dh > 0 ? Math.min(dh, se) : (se - cap) * deposit;
        se -= am;
        H[k] += am * (1 - u) * (1 - v);
        H[k + 1] += am * u * (1 - v);
        H[k + n] += am * (1 - u) * v;
        H[k + n + 1] += am * u * v;
      } else {
        const am = Math.min((cap - se) * take, -dh);
        for (let i = 0; i < B; i++) H[k + by[i] * n + bx[i]] -= am * bw[i];
        se += am;
      }
      sp = Math.sqrt(Math.max(0, sp * sp - dh * gravity * scale));
      wa *= 1 - evap;
    }
  }
}
function thermal(H, n, talus, passes) {
  for (let p = 0; p < passes; p++)
    for (let y = 1; y < n - 1; y++)
      for (let x = 1; x < n - 1; x++) {
        const k = y * n + x;
        let lowest = k,
          d = 0;
        for (const o of [-1, 1, -n, n]) {
          const e = H[k] - H[k + o];
          if (e > d) {
            d = e;
            lowest = k + o;
          }
        }
        if (d > talus) {
          const m = (d - talus) * 0.25;
          H[k] -= m;
          H[lowest] += m;
        }
      }
}
function upsample(A, n) {
  // Catmull-Rom ×2
  const m = n * 2,
    B = new Float32Array(m * m),
    at = (x, y) => A[Math.min(n - 1, Math.max(0, y)) * n + Math.min(n - 1, Math.max(0, x))];
  const cr = (a, b, c, d, t) => b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  for (let y = 0; y < m; y++)
    for (let x = 0; x < m; x++) {
      const fx = x / 2 - 0.25,
        fy = y / 2 - 0.25,
        ix = Math.floor(fx),
        iy = Math.floor(fy),
        u = fx - ix,
        v = fy - iy,
        r = [];
      for (let j = -1; j < 3; j++)
        r.push(cr(at(ix - 1, iy + j), at(ix, iy + j), at(ix + 1, iy + j), at(ix + 2, iy + j), u));
      B[y * m + x] = cr(r[0], r[1], r[2], r[3], v);
    }
  return B;
}
/** shape(u,v,seed) → height in field cells; u to the right, v away from the camera, both 0..1 */
export function field(name, { seed, shape, drops = [170e3, 300e3], rough = 5, talus = 0.95, post, erosion = {} }) {
  const key = createHash('sha1')
      .update(shape.toString() + (post ?? '') + JSON.stringify([seed, drops, rough, talus, erosion, 8]))
      .digest('hex')
      .slice(0, 10),
    file = new URL(`../../../.cache/pictures/${name}-${key}.f32`, import.meta.url).pathname;
  fs.mkdirSync(new URL('../../../.cache/pictures/', import.meta.url), { recursive: true });
  if (fs.existsSync(file)) {
    const b = fs.readFileSync(file);
    return new Float32Array(b.buffer, b.byteOffset, N * N).slice();
  }
  const n = N / 2;
  let H = new Float32Array(n * n);
  for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) H[y * n + x] = shape(x / n, y / n, seed) / 2;
  erode(H, n, seed + 1, { drops: drops[0], radius: 3, ...erosion });
  H = upsample(H, n);
  for (let i = 0; i < N * N; i++) H[i] *= 2;
  for (let y = 0; y < N; y++)
    for (let x = 0; x < N; x++) {
      const k = y * N + x;
      const s = Math.min(1, Math.max(0, H[k] / 120));
      H[k] +=
        (ridged(x / 46, y / 46, seed + 5, 4) - 0.45) * rough * (0.25 + s) + gn(x / 9, y / 9, seed + 6) * rough * 0.16;
    }
  thermal(H, N, talus, 24);
  erode(H, N, seed + 2, { drops: drops[1], radius: 3, life: 40, ...erosion });
  thermal(H, N, talus * 1.06, 10);
  if (post) post(H, N);
  fs.writeFileSync(file, Buffer.from(H.buffer));
  return H;
}

// The red route: a real least-cost walk on the height field (A*), preferring ground the camera sees, then smoothed and projected.
import { N } from './field.mjs';
import { hash2 } from './noise.mjs';
export function route(r, sc, { from, to, camps = [0.36, 0.68], steep = 9, hidden = 7, G = 2 }) {
  const n = N / G,
    height = (i) => r.base((i % n) * G, ((i / n) | 0) * G),
    wl = sc.water ?? -1e9;
  const vis = new Map(),
    seen = (i) => {
      let v = vis.get(i);
      if (v == null) {
        v = r.visible((i % n) * G, ((i / n) | 0) * G, 2.2);
        vis.set(i, v);
      }
      return v;
    };
  const id = (p) => Math.round(p[1] / G) * n + Math.round(p[0] / G),
    s = id(from),
    e = id(to),
    ex = e % n,
    ez = (e / n) | 0;
  const g = new Float32Array(n * n).fill(Infinity),
    prev = new Int32Array(n * n).fill(-1),
    heap = [];
  g[s] = 0;
  const push = (f, i) => {
    heap.push([f, i]);
    let k = heap.length - 1;
    while (k > 0) {
      const p = (k - 1) >> 1;
      if (heap[p][0] <= heap[k][0]) break;
      [heap[p], heap[k]] = [heap[k], heap[p]];
      k = p;
    }
  };
  const pop = () => {
    const t = heap[0],
      l = heap.pop();
    if (heap.length) {
      heap[0] = l;
      let k = 0;
      for (;;) {
        let a = 2 * k + 1;
        if (a >= heap.length) break;
        if (a + 1 < heap.length && heap[a + 1][0] < heap[a][0]) a++;
        if (heap[a][0] >= heap[k][0]) break;
        [heap[a], heap[k]] = [heap[k], heap[a]];
        k = a;
      }
    }
    return t;
  };
  push(0, s);
  const done = new Uint8Array(n * n);
  while (heap.length) {
    const [, i] = pop();
    if (done[i]) continue;
    done[i] = 1;
    if (i === e) break;
    const x = i % n,
      z = (i / n) | 0,
      h0 = height(i);
    for (let b = -2; b <= 2; b++)
      for (let a = -2; a <= 2; a++) {
        if ((!a && !b) || (Math.abs(a) === 2 && b % 2 === 0) || (Math.abs(b) === 2 && a % 2 === 0)) continue;
        const X = x + a,
          Z = z + b;
        if (X < 2 || Z < 2 || X >= n - 2 || Z >= n - 2) continue;
        const j = Z * n + X;
        if (done[j]) continue;
        const h1 = height(j);
        if (h1 < wl + 0.4) continue;
        const d = Math.hypot(a, b) * G,
          sl = (h1 - h0) / d,
          c =
            d *
            (1 + steep * Math.abs(sl) ** 2 + (sl < 0 ? -sl * 3 : 0)) *
            (seen(j) ? 1 : hidden) *
            (0.92 + 0.16 * hash2(X >> 3, Z >> 3, 9));
        const q = g[i] + c;
        if (q < g[j]) {
          g[j] = q;
          prev[j] = i;
          push(q + Math.hypot(X - ex, Z - ez) * G, j);
        }
      }
  }
  let p = [];
  for (let i = e; i !== -1; i = prev[i]) p.push([(i % n) * G, ((i / n) | 0) * G]);
  p.reverse();
  for (let k = 0; k < 3; k++) {
    const q = [p[0]];
    for (let i = 1; i < p.length - 1; i++)
      q.push([(p[i - 1][0] + p[i][0] * 2 + p[i + 1][0]) / 4, (p[i - 1][1] + p[i][1] * 2 + p[i + 1][1]) / 4]);
    q.push(p[p.length - 1]);
    p = q;
  }
  const pts = p.map(([x, z]) => ({ ...r.project(x, z, 0.8), v: r.visible(x, z, 2.6), x3: x, z3: z }));
  const h0 = pts[0].h,
    h1 = pts[pts.length - 1].h;
  const at = (share) => {
    let b = pts[0];
    for (const q of pts)
      if (q.v && Math.abs((q.h - h0) / (h1 - h0) - share) < Math.abs((b.h - h0) / (h1 - h0) - share)) b = q;
    return b;
  };
  return { pts, camps: [pts[0], ...camps.map(at), pts[pts.length - 1]], W: r.w, H: r.h };
}
function rdp(P, e) {
  if (P.length < 3) return P;
  let m = 0,
    k = 0;
  const a = P[0],
    b = P[P.length - 1],
    dx = b.x - a.x,
    dy = b.y - a.y,
    l = Math.hypot(dx, dy) || 1;
  for (let i = 1; i < P.length - 1; i++) {
    const d = Math.abs((P[i].x - a.x) * dy - (P[i].y - a.y) * dx) / l;
    if (d > m) {
      m = d;
      k = i;
    }
  }
  return m > e ? [...rdp(P.slice(0, k + 1), e).slice(0, -1), ...rdp(P.slice(k), e)] : [a, b];
}
/** SVG paths at picture size `W`: what is seen, and what passes behind a ridge (dotted) */
export function routeSvg(rt, W, { eps = 1.1, minHidden = 5 } = {}) {
  const k = W / rt.W,
    pts = rt.pts.map((p) => ({ x: p.x * k, y: p.y * k, v: p.v }));
  const runs = [];
  for (const p of pts) {
    const l = runs[runs.length - 1];
    if (l && l.v === p.v) l.p.push(p);
    else runs.push({ v: p.v, p: l ? [l.p[l.p.length - 1], p] : [p] });
  }
  for (const r of runs) {
    let L = 0;
    for (let i = 1; i < r.p.length; i++) L += Math.hypot(r.p[i].x - r.p[i - 1].x, r.p[i].y - r.p[i - 1].y);
    if (!r.v && L < minHidden) r.v = true;
  }
  const d = (v) => {
    let s = '',
      _last = null;
    for (const r of runs) {
      if (r.v !== v) {
        _last = null;
        continue;
      }
      const q = rdp(r.p, eps);
      const f = (n) => (Math.round(n * 10) / 10).toString();
      s += `M${f(q[0].x)} ${f(q[0].y)}`;
      for (let i = 1; i < q.length - 1; i++) {
        const e = i < q.length - 2 ? { x: (q[i].x + q[i + 1].x) / 2, y: (q[i].y + q[i + 1].y) / 2 } : q[i + 1];
        s += `Q${f(q[i].x)} ${f(q[i].y)} ${f(e.x)} ${f(e.y)}`;
      }
      if (q.length === 2) s += `L${f(q[1].x)} ${f(q[1].y)}`;
      _last = true;
    }
    return s;
  };
  return {
    seen: d(true),
    hidden: d(false),
    camps: rt.camps.map((c) => ({ x: +(c.x * k).toFixed(1), y: +(c.y * k).toFixed(1), alt: Math.round(c.h) })),
  };
}
export function routeOverlay(
  s,
  W,
  H,
  { color = '{light.ember}', halo = '{light.ground}', width = 3, haloOpacity = 0.75, flag = true } = {},
) {
  const top = s.camps[s.camps.length - 1];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${s.seen}" stroke="${halo}" stroke-opacity="${haloOpacity}" stroke-width="${width + 2.6}"/>${s.hidden ? `<path d="${s.hidden}" stroke="${color}" stroke-opacity=".55" stroke-width="${width * 0.7}" stroke-dasharray=".1 ${width * 1.9}"/>` : ''}<path d="${s.seen}" stroke="${color}" stroke-width="${width}"/>${s.camps
    .slice(0, -1)
    .map(
      (c) =>
        `<circle cx="${c.x}" cy="${c.y}" r="${width * 1.9}" fill="${halo}" stroke="${color}" stroke-width="${width * 0.8}"/>`,
    )
    .join(
      '',
    )}${flag ? `<path d="M${top.x} ${top.y}v${-width * 9}" stroke="${color}" stroke-width="${width * 0.7}"/><path d="M${top.x} ${top.y - width * 9}l${width * 5} ${width * 1.7}l${-width * 5} ${width * 1.9}z" fill="${color}"/>` : ''}</svg>`;
}
/** highest seen place in a part of the field */
export function summitOf(r, _sc, box = [0.1, 0.1, 0.97, 0.97]) {
  let b = -1,
    p = null;
  for (let z = (box[1] * N) | 0; z < box[3] * N; z += 2)
    for (let x = (box[0] * N) | 0; x < box[2] * N; x += 2) {
      const h = r.base(x, z);
      if (h > b && r.visible(x, z, 2)) {
        b = h;
        p = [x, z];
      }
    }
  return p;
}
/** ground under a place of the picture (share of width and height) */
export function groundAt(r, sc, px, py) {
  let best = null,
    bd = 1e9;
  for (let z = 4; z < N - 4; z += 3)
    for (let x = 4; x < N - 4; x += 3) {
      const q = r.project(x, z, 1);
      if (q.t < 10) continue;
      const d = Math.hypot(q.x / r.w - px, q.y / r.h - py);
      if (d < bd && q.h > (sc.water ?? -1e9) + 0.8 && r.visible(x, z, 2)) {
        bd = d;
        best = [x, z];
      }
    }
  return best;
}

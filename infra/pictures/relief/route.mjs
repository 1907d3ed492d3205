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
/** How near two strands of a route lie when on the picture they are one (units of the picture). */
const STRAND = 7;
/** How far along the route a strand may come back to itself and still be a knot, not a bend. */
const KNOT = 110;
/** A walk without what a picture shows as knots: where it turns back upon itself, the way between is left out. */
function withoutKnots(pts) {
  const kept = [];
  for (let i = 0; i < pts.length; ) {
    kept.push(pts[i]);
    let next = i + 1;
    for (let j = i + 1, way = 0; j < pts.length; j++) {
      way += Math.hypot(pts[j].x - pts[j - 1].x, pts[j].y - pts[j - 1].y);
      if (way > KNOT) break;
      const apart = Math.hypot(pts[j].x - pts[i].x, pts[j].y - pts[i].y);
      if (apart < STRAND && way > apart * 1.6) next = j;
    }
    i = next;
  }
  if (kept.at(-1) !== pts.at(-1)) kept.push(pts.at(-1));
  return kept;
}
/** Points at one distance from each other along the walk. */
function evenly(pts, step) {
  const out = [pts[0]];
  let left = step;
  for (let i = 1; i < pts.length; i++) {
    const a = pts[i - 1],
      b = pts[i],
      l = Math.hypot(b.x - a.x, b.y - a.y);
    let at = left;
    for (; at <= l; at += step) out.push({ x: a.x + ((b.x - a.x) * at) / l, y: a.y + ((b.y - a.y) * at) / l, v: b.v });
    left = at - l;
  }
  out.push(pts.at(-1));
  return out;
}
/** The walk as a pen draws it: each point drawn to its neighbours, ends kept. */
function softened(pts, times) {
  let p = pts;
  for (let k = 0; k < times; k++)
    p = p.map((q, i) => {
      const a = p[i - 1],
        b = p[i + 1];
      return a && b ? { ...q, x: (a.x + 2 * q.x + b.x) / 4, y: (a.y + 2 * q.y + b.y) / 4 } : q;
    });
  return p;
}
/** The walk at picture size as it is drawn. */
const drawn = (pts) => withoutKnots(softened(evenly(withoutKnots(pts), 2), 6));
/** SVG paths at picture size `W`: what is seen, and what passes behind a ridge (dotted) */
export function routeSvg(rt, W, { eps = 0.8, minHidden = 28 } = {}) {
  const k = W / rt.W,
    pts = drawn(rt.pts.map((p) => ({ x: p.x * k, y: p.y * k, v: p.v })));
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
  // What is seen on both sides of a short dip is one line: a line of pieces has a seam at each.
  const lines = [];
  for (const r of runs) {
    const l = lines.at(-1);
    if (l?.v === r.v) l.p.push(...r.p.slice(1));
    else lines.push({ v: r.v, p: [...r.p] });
  }
  const d = (v) => {
    let s = '';
    for (const r of lines) {
      if (r.v !== v) continue;
      const q = rdp(r.p, eps);
      const f = (n) => (Math.round(n * 10) / 10).toString();
      s += `M${f(q[0].x)} ${f(q[0].y)}`;
      for (let i = 1; i < q.length - 1; i++) {
        const e = i < q.length - 2 ? { x: (q[i].x + q[i + 1].x) / 2, y: (q[i].y + q[i + 1].y) / 2 } : q[i + 1];
        s += `Q${f(q[i].x)} ${f(q[i].y)} ${f(e.x)} ${f(e.y)}`;
      }
      if (q.length === 2) s += `L${f(q[1].x)} ${f(q[1].y)}`;
    }
    return s;
  };
  /** The place of the drawn line that is nearest to a camp of the walk. */
  const onLine = (c) =>
    pts.reduce((b, p) => (Math.hypot(p.x - c.x * k, p.y - c.y * k) < Math.hypot(b.x - c.x * k, b.y - c.y * k) ? p : b));
  return {
    seen: d(true),
    hidden: d(false),
    camps: rt.camps.map((c) => {
      const { x, y } = onLine(c);
      return { x: +x.toFixed(1), y: +y.toFixed(1), alt: Math.round(c.h) };
    }),
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

// Perspective relief: column ray-march (exact hidden surfaces, vertical planes stay vertical) → deferred shading → trees → air.
import { N } from './field.mjs';
import { clamp, fbm, gn, hash2, mix, ridged, rng, smooth } from './noise.mjs';

const hex = (c) => {
  const n = parseInt(c.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};
const toLin = (v) => {
  v /= 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const lin = (c) => hex(c).map(toLin);
const S = new Uint8Array(4097);
for (let i = 0; i <= 4096; i++) {
  const v = i / 4096;
  S[i] = Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
}
const enc = (v) => S[v <= 0 ? 0 : v >= 1 ? 4096 : (v * 4096) | 0];

/**
 * Beds of rock as they were laid down: a thick one beside thin ones, each of its own tone, and their edges a little blurred.
 * @param y height, in beds
 * @returns from 0 (`rock`) to 1 (`rock2`)
 */
function beds(y, seed) {
  const k = Math.floor(y),
    // Where a bed ends within its own step, so that it may be a tenth or nearly twice of what it is on average.
    end = (j) => j + 0.9 * hash2(j, 5, seed),
    tone = (j) => hash2(j, 9, seed);
  let v = tone(k - 2);
  for (let j = k - 1; j <= k + 1; j++) v += (tone(j) - tone(j - 1)) * smooth(end(j) - 0.08, end(j) + 0.08, y);
  return v;
}

export function render(sc, W, Hh, scale = 1) {
  const w = Math.round(W * scale),
    h = Math.round(Hh * scale),
    F = sc.field,
    seed = sc.seed ?? 1;
  const c = sc.cam,
    f = (w / 2 / Math.tan((c.fov * Math.PI) / 360)) * (c.fovBase ? 1 : 1),
    hor = c.horizon * h,
    ox = (c.shift ?? 0) * w; // lens shift keeps verticals upright
  const yaw = ((c.yaw ?? 0) * Math.PI) / 180,
    fx = Math.sin(yaw),
    fz = Math.cos(yaw),
    rx = fz,
    rz = -fx;
  const wl = sc.water ?? -1e9;
  // ---- height
  const far = sc.far ?? { height: 60, base: 0 };
  const outside = (x, z) => far.base + far.height * ridged(x / 420 + 3.1, z / 420 + 7.7, seed + 40, 5);
  const bil = (x, z) => {
    const ix = x | 0,
      iz = z | 0,
      u = x - ix,
      v = z - iz,
      k = iz * N + ix;
    const a = F[k],
      b = F[k + 1],
      d = F[k + N],
      e = F[k + N + 1];
    return a + (b - a) * u + (d - a) * v + (a - b - d + e) * u * v;
  };
  const M = 70;
  const edge = (x, z) => {
    const m = Math.min(x, z, N - 2 - x, N - 2 - z);
    return m >= M ? 1 : m <= 0 ? 0 : smooth(0, M, m);
  };
  const base = (x, z) => {
    const e = edge(x, z);
    if (e >= 1) return bil(x, z);
    const o = outside(x, z);
    return e <= 0 ? o : mix(o, bil(x < 0 ? 0 : Math.min(x, N - 2), z < 0 ? 0 : Math.min(z, N - 2)), e);
  };
  const _B3 = (t) => [
    ((1 - t) * (1 - t) * (1 - t)) / 6,
    (3 * t * t * t - 6 * t * t + 4) / 6,
    (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6,
    (t * t * t) / 6,
  ];
  const cub = (x, z) => {
    if (x < 2 || z < 2 || x > N - 4 || z > N - 4 || edge(x, z) < 1) return base(x, z);
    const ix = x | 0,
      iz = z | 0,
      u = x - ix,
      v = z - iz;
    const u0 = (1 - u) ** 3 / 6,
      u1 = (3 * u * u * u - 6 * u * u + 4) / 6,
      u3 = (u * u * u) / 6,
      u2 = 1 - u0 - u1 - u3;
    const v0 = (1 - v) ** 3 / 6,
      v1 = (3 * v * v * v - 6 * v * v + 4) / 6,
      v3 = (v * v * v) / 6,
      v2 = 1 - v0 - v1 - v3;
    let k = (iz - 1) * N + ix - 1;
    const r0 = F[k] * u0 + F[k + 1] * u1 + F[k + 2] * u2 + F[k + 3] * u3;
    k += N;
    const r1 = F[k] * u0 + F[k + 1] * u1 + F[k + 2] * u2 + F[k + 3] * u3;
    k += N;
    const r2 = F[k] * u0 + F[k + 1] * u1 + F[k + 2] * u2 + F[k + 3] * u3;
    k += N;
    const r3 = F[k] * u0 + F[k + 1] * u1 + F[k + 2] * u2 + F[k + 3] * u3;
    return r0 * v0 + r1 * v1 + r2 * v2 + r3 * v3;
  };
  const dAmp = sc.detail ?? 1;
  const det = (x, z, e, hh) => {
    // rock detail finer than the field, only as fine as a pixel
    if (e > 4 || dAmp === 0) return 0;
    let r = 0;
    if (e < 4) r += gn(x / 5.1, z / 5.1, seed + 61) * 0.9;
    if (e < 1.6) r += gn(x / 2.3, z / 2.3, seed + 62) * 0.42;
    if (e < 0.7) r += gn(x / 1.05, z / 1.05, seed + 63) * 0.2;
    if (e < 0.3) r += gn(x / 0.47, z / 0.47, seed + 64) * 0.09;
    return r * dAmp * smooth(wl, wl + 6, hh);
  };
  const pix = 1 / f; // size of a pixel at depth 1
  const cy = sc.cam.abs ? c.y : Math.max(cub(c.x, c.z), wl) + c.y;
  // ---- sun and cast shadows on the grid
  const L = sunDir(sc.sun, yaw),
    shadow = castShadows(F, L, wl, sc.sun.soft ?? 0.06),
    ao = openness(F, sc.aoRadius ?? 26);
  const mapAt = (A, x, z) => {
    if (x < 0 || z < 0 || x >= N - 1 || z >= N - 1) return 1;
    const ix = x | 0,
      iz = z | 0,
      u = x - ix,
      v = z - iz,
      k = iz * N + ix;
    return (A[k] * (1 - u) + A[k + 1] * u) * (1 - v) + (A[k + N] * (1 - u) + A[k + N + 1] * u) * v;
  };
  // ---- G-buffer
  const depth = new Float32Array(w * h).fill(Infinity),
    near = c.near ?? 4,
    farT = c.far ?? 3200,
    k0 = (c.step ?? 0.0016) * (scale < 1 ? 1.6 : 1);
  for (let i = 0; i < w; i++) {
    const sx = (i + 0.5 - w / 2 - ox) / f,
      dx = fx + rx * sx,
      dz = fz + rz * sx;
    let yMin = h,
      pt = near,
      py = h + 1;
    for (let t = near; t < farT; t += Math.max(0.12, t * k0)) {
      const x = c.x + dx * t,
        z = c.z + dz * t;
      let hh = base(x, z);
      if (hh < wl) hh = wl;
      else if (t < 700) hh += det(x, z, t * pix * 2, hh);
      const y = hor - ((hh - cy) / t) * f;
      if (y < yMin) {
        const y0 = Math.max(0, Math.ceil(y)),
          y1 = Math.min(h - 1, Math.ceil(yMin) - 1);
        const span = py - y;
        for (let j = y1; j >= y0; j--) {
          const s = span > 0.0001 ? clamp((py - j) / span) : 1;
          depth[j * w + i] = pt + (t - pt) * s;
        }
        yMin = y;
      }
      pt = t;
      py = y;
      if (yMin <= 0) break;
    }
  }
  // ---- light, colours
  const P = Object.fromEntries(Object.entries(sc.palette).map(([k, v]) => [k, typeof v === 'string' ? lin(v) : v]));
  const key = lin(sc.sun.color).map((v) => v * sc.sun.power),
    fill = lin(sc.fill.color).map((v) => v * sc.fill.power),
    bounce = lin(sc.bounce?.color ?? '#000000').map((v) => v * (sc.bounce?.power ?? 0));
  const out = new Uint8Array(w * h * 3),
    C = [0, 0, 0];
  const expo = sc.exposure ?? 1.3,
    tone = (v) => 1 - Math.exp(-v * expo);
  const sn = sc.snow ?? {},
    tl = sc.trees?.line ?? -1e9,
    ct = sc.contours;
  const treeline = (x, z) =>
    tl +
    gn(x / 60, z / 60, seed + 80) * (sc.trees?.ragged ?? 22) +
    gn(x / 17, z / 17, seed + 81) * (sc.trees?.ragged ?? 22) * 0.4;
  function shade(x, z, hh, t, o, dh) {
    const e = Math.max(0.55, t * pix * 1.1),
      gx = (cub(x + e, z) + det(x + e, z, e, hh) - cub(x - e, z) - det(x - e, z, e, hh)) / (2 * e),
      gz = (cub(x, z + e) + det(x, z + e, e, hh) - cub(x, z - e) - det(x, z - e, e, hh)) / (2 * e);
    const il = 1 / Math.sqrt(gx * gx + gz * gz + 1),
      nx = -gx * il,
      ny = il,
      nz = -gz * il,
      slope = 1 - ny;
    const n1 = gn(x / 31, z / 31, seed + 70),
      n2 = e < 6 ? gn(x / 6.3, z / 6.3, seed + 71) : 0,
      n3 = e < 1.5 ? gn(x / 1.4, z / 1.4, seed + 72) : 0;
    // materials: rock / alpine meadow / forest floor / snow
    const st = smooth(0.16, 0.42, slope + n2 * 0.06),
      bands = sc.bed ? beds((hh + n1 * 6 + n2 * 1.5 + (x - z) * 0.012) / sc.bed, seed) : 0.5 + n1 * 0.4;
    let r = mix(P.rock[0], P.rock2[0], bands),
      g = mix(P.rock[1], P.rock2[1], bands),
      b = mix(P.rock[2], P.rock2[2], bands);
    const me = (1 - st) * smooth(0.1, 0.9, 0.75 + n1 * 0.5 + n2 * 0.5);
    r = mix(r, P.meadow[0], me);
    g = mix(g, P.meadow[1], me);
    b = mix(b, P.meadow[2], me);
    const tr = sc.trees ? (1 - smooth(-7, 7, hh - treeline(x, z))) * (1 - smooth(0.42, 0.6, slope)) : 0;
    if (tr > 0) {
      const v = 1 + n1 * 0.5 + n2 * 0.35 + n3 * 0.3;
      r = mix(r, P.forest[0] * v, tr);
      g = mix(g, P.forest[1] * v, tr);
      b = mix(b, P.forest[2] * v, tr);
    }
    let s = 0;
    if (sn.line != null) {
      s = smooth(
        -sn.soft,
        sn.soft,
        hh -
          sn.line +
          n1 * sn.ragged +
          n2 * sn.ragged * 0.5 +
          n3 * sn.ragged * 0.2 -
          Math.max(0, slope - sn.hold) * sn.shed +
          (nx * L[0] + nz * L[2]) * -(sn.aspect ?? 10),
      );
      s *= sn.cover ?? 1;
      if (tr > 0) s *= 1 - tr * (1 - (sn.inForest ?? 0.2));
    }
    r = mix(r, P.snow[0], s);
    g = mix(g, P.snow[1], s);
    b = mix(b, P.snow[2], s);
    const sh = mapAt(shadow, x, z),
      a = mapAt(ao, x, z);
    const nl = nx * L[0] + ny * L[1] + nz * L[2];
    const kk = Math.max(0, nl * (1 - (sc.wrap ?? 0.08)) + (sc.wrap ?? 0.08)) * sh,
      ff = (0.4 + 0.6 * ny) * a,
      bb = Math.max(0, -(nx * L[0] + nz * L[2])) * a;
    r = r * (key[0] * kk + fill[0] * ff + bounce[0] * bb);
    g = g * (key[1] * kk + fill[1] * ff + bounce[1] * bb);
    b = b * (key[2] * kk + fill[2] * ff + bounce[2] * bb);
    r = tone(r);
    g = tone(g);
    b = tone(b);
    if (ct && dh != null && hh > (ct.from ?? 0)) {
      // contour lines engraved on the ground, one screen width, gone where they would crowd
      const iv = ct.every,
        q = hh / iv,
        d = Math.abs(q - Math.round(q)) * iv,
        px = Math.max(dh, 1e-4),
        idx = Math.round(q) % 5 === 0;
      const wd = (idx ? 0.95 : 0.6) * Math.max(1, scale);
      let al = 1 - smooth(wd * 0.55, wd * 1.25, d / px);
      al *= 1 - smooth(iv * 0.1, iv * 0.26, px);
      al *= ct.alpha * (idx ? 1.5 : 1) * (1 - tr * 0.9) * smooth(ct.from ?? 0, (ct.from ?? 0) + 14, hh);
      if (al > 0) {
        ct.lin ??= lin(ct.color);
        const q0 = ct.lin;
        r = mix(r, q0[0], al);
        g = mix(g, q0[1], al);
        b = mix(b, q0[2], al);
      }
    }
    o[0] = enc(r);
    o[1] = enc(g);
    o[2] = enc(b);
  }
  // ---- air: aerial perspective + valley mist, mixed in display space so that full air is exactly the token
  const A = sc.air,
    cool = hex(A.cool),
    warm = hex(A.warm),
    mistC = A.mist && hex(A.mist.color),
    mistW = A.mist && hex(A.mist.warm ?? A.mist.color);
  const sunX = Math.sin((sc.sun.az * Math.PI) / 180),
    sunZ = Math.cos((sc.sun.az * Math.PI) / 180);
  function air(o, i, x, z, hh, t) {
    const sx = (i + 0.5 - w / 2 - ox) / f,
      wm = smooth(0.2, 1.05, ((sx * sunX + sunZ) / Math.hypot(sx, 1)) * 0.5 + 0.5);
    const a = 1 - Math.exp(-((t * A.density) ** (A.power ?? 1.35)));
    for (let k = 0; k < 3; k++) o[k] = mix(o[k], mix(cool[k], warm[k], wm), a * (A.max ?? 1));
    if (A.mist) {
      const m = A.mist,
        y0 = m.level + m.wave * (fbm(x / 120, z / 120, seed + 90, 4) + 0.35 * gn(x / 22, z / 22, seed + 95)),
        q = (hh - cy) / m.scale,
        e1 = Math.exp(-(cy - y0) / m.scale),
        e2 = Math.exp(-(hh - y0) / m.scale);
      let od = m.density * t * (Math.abs(q) < 1e-3 ? e1 : (e1 - e2) / q);
      od = Math.max(0, od);
      const am = (1 - Math.exp(-od)) * smooth(m.start ?? 0, (m.start ?? 0) + 220, t);
      for (let k = 0; k < 3; k++) o[k] = mix(o[k], mix(mistC[k], mistW[k], wm), am * (m.max ?? 1));
    }
  }
  // ---- sky
  const sky = makeSky(sc, w, h, f, hor, ox, seed);
  const hAt = new Float32Array(w * h);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const k = j * w + i,
        t = depth[k];
      hAt[k] = t === Infinity ? NaN : cy + ((hor - j - 0.5) / f) * t;
    }
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const k = j * w + i,
        t = depth[k];
      if (t === Infinity) sky(i, j, C);
      else {
        const sx = (i + 0.5 - w / 2 - ox) / f,
          dx = fx + rx * sx,
          dz = fz + rz * sx,
          x = c.x + dx * t,
          z = c.z + dz * t,
          ground = base(x, z);
        if (ground < wl + 0.02) {
          // water: mirror ray, a few ripples, darker and cooler than what it mirrors
          const rp = gn(x / 2.5, z / 1.1, seed + 99) * 0.5 + gn(x / 9, z / 3.3, seed + 98);
          const dy = ((cy - wl) / t) * (1 + rp * 0.05 * smooth(500, 40, t));
          let hit = -1;
          for (let q = 1.5; q < 900; q += Math.max(1, q * 0.02)) {
            const xx = x + dx * q,
              zz = z + dz * q,
              yy = wl + dy * q;
            if (yy > (sc.top ?? 420)) break;
            if (base(xx, zz) > yy) {
              hit = q;
              break;
            }
          }
          if (hit > 0) {
            const xx = x + dx * hit,
              zz = z + dz * hit,
              yy = base(xx, zz);
            shade(xx, zz, yy, t + hit, C, null);
            air(C, i, xx, zz, yy, t + hit);
          } else sky(i, Math.max(0, Math.min(h - 1, 2 * hor - j + rp * 3)), C);
          const wt = hex(sc.palette.water),
            mx = sc.waterMix ?? 0.32;
          for (let q = 0; q < 3; q++) C[q] = mix(C[q], wt[q], mx);
          const shore = smooth(0, 1.4, wl - ground);
          for (let q = 0; q < 3; q++) C[q] = mix(wt[q] * 0.8, C[q], shore);
          air(C, i, x, z, wl, t);
        } else {
          const hh = cub(x, z),
            up = j > 0 && depth[k - w] !== Infinity ? Math.abs(hAt[k - w] - hAt[k]) : NaN,
            rt = i < w - 1 && depth[k + 1] !== Infinity ? Math.abs(hAt[k + 1] - hAt[k]) : 0;
          shade(x, z, hh, t, C, ct && !Number.isNaN(up) ? Math.hypot(up, Math.min(rt, up * 4)) : null);
          air(C, i, x, z, hh, t);
        }
      }
      out[k * 3] = C[0];
      out[k * 3 + 1] = C[1];
      out[k * 3 + 2] = C[2];
    }
  const project = (x, z, lift = 0) => {
    const hh = Math.max(base(x, z), wl) + lift,
      ax = x - c.x,
      az = z - c.z,
      t = ax * fx + az * fz,
      s = ax * rx + az * rz;
    return { x: w / 2 + ox + (s / t) * f, y: hor - ((hh - cy) / t) * f, t, h: hh };
  };
  const visible = (x, z, lift = 1.2) => {
    const p = project(x, z, lift);
    if (p.t < near || p.x < 0 || p.y < 0 || p.x >= w || p.y >= h) return false;
    return p.t <= depth[(p.y | 0) * w + (p.x | 0)] * 1.012 + 1.5;
  };
  if (sc.trees) plant();
  function plant() {
    const T = sc.trees,
      list = [],
      half = (w / 2 + Math.abs(ox)) / f + 0.05;
    let t = T.near ?? 14;
    const maxT = T.far ?? 900;
    while (t < maxT) {
      // rows in depth, spacing grows with distance: constant density on screen beyond T.lod
      const sp = T.space * Math.max(1, (t / (T.lod ?? 160)) ** 0.7);
      const s0 = -half * t,
        s1 = half * t;
      const row = Math.round(t * 64);
      for (let s = s0, q = 0; s < s1; s += sp, q++) {
        const jx = hash2(q, row, seed + 11),
          jz = hash2(q, row, seed + 12),
          u = s + (jx - 0.5) * sp * 1.3,
          v = t + (jz - 0.5) * sp * 1.3,
          x = c.x + fx * v + rx * u,
          z = c.z + fz * v + rz * u;
        const hh = base(x, z);
        if (hh < wl + 0.6) continue;
        const line = treeline(x, z);
        if (hh > line + 4) continue;
        const e = 1.5,
          gx = (base(x + e, z) - base(x - e, z)) / (2 * e),
          gz = (base(x, z + e) - base(x, z - e)) / (2 * e),
          ny = 1 / Math.sqrt(gx * gx + gz * gz + 1);
        if (1 - ny > (T.maxSlope ?? 0.36)) continue;
        const dn =
          fbm(x / 70, z / 70, seed + 21, 3) +
          (T.cover ?? 0.35) +
          smooth(26, 0, hh - wl > 0 && sc.water != null ? 99 : 99) -
          smooth(-26, 4, hh - line) * 0.75;
        if (dn < hash2(q, row, seed + 13) * 0.55) continue;
        const sz =
          T.size *
          (0.55 + 0.75 * hash2(q, row, seed + 14)) *
          (1 - 0.55 * smooth(-30, 4, hh - line)) *
          Math.max(1, (t / (T.lod ?? 160)) ** 0.25);
        const nl = -gx * ny * L[0] + ny * L[1] + -gz * ny * L[2];
        list.push({
          x,
          z,
          hh,
          t: v,
          u,
          sz,
          sh: mapAt(shadow, x, z),
          nl,
          a: mapAt(ao, x, z),
          r: hash2(q, row, seed + 15),
          k: hash2(q, row, seed + 16),
        });
      }
      t += sp * 0.8;
    }
    list.sort((a, b) => b.t - a.t);
    const lit = lin(T.lit),
      dark = lin(T.dark),
      alt = T.alt ? lin(T.alt) : lit,
      snow = P.snow,
      sunSide = L[0] * rx + L[2] * rz >= 0 ? 1 : -1,
      o = [0, 0, 0],
      o2 = [0, 0, 0],
      D = [0, 0, 0];
    for (const q of list) {
      const px = w / 2 + ox + (q.u / q.t) * f,
        py = hor - ((q.hh - cy) / q.t) * f,
        H = (q.sz / q.t) * f,
        half = H * (T.width ?? 0.2) * (0.8 + 0.5 * q.k);
      if (H < 0.9 || py < -5 || px < -half || px > w + half || py - H > h) continue;
      const kk = Math.max(0, 0.35 + 0.65 * q.nl) * q.sh,
        ff = 0.75 * q.a,
        va = 0.82 + 0.36 * q.r,
        isAlt = (T.altShare ?? 0) > 0 && gn(q.x / 38, q.z / 38, seed + 31) * 1.1 + q.k * 0.5 > 0.78 - T.altShare;
      const src = isAlt ? alt : lit;
      const sw = T.snow ?? 0;
      for (let k = 0; k < 3; k++) {
        const li = mix(src[k], snow[k], sw * 0.75) * va,
          da = mix(dark[k], snow[k], sw * 0.18) * va;
        o[k] = enc(tone(li * (key[k] * kk + fill[k] * ff)));
        o2[k] = enc(tone(da * (key[k] * kk * 0.35 + fill[k] * ff * 0.9)));
      }
      air(o, px, q.x, q.z, q.hh + q.sz * 0.5, q.t);
      air(o2, px, q.x, q.z, q.hh + q.sz * 0.3, q.t);
      const tiers = H > 26 ? 5 + ((q.r * 4) | 0) : H > 9 ? 4 : 0,
        y0 = Math.max(0, Math.floor(py - H)),
        y1 = Math.min(h - 1, Math.floor(py + (H > 6 ? H * 0.05 : 0)));
      const lean = (q.r - 0.5) * 0.06 * H;
      for (let y = y0; y <= y1; y++) {
        let s = (y + 0.5 - (py - H)) / H;
        if (s < 0) continue;
        const tr = s > 0.95;
        s = Math.min(s, 1);
        const round = T.round ? !isAlt : isAlt && T.altRound;
        let hw = round ? half * 1.35 * Math.sqrt(Math.max(0, 1 - (s * 1.9 - 0.95) ** 2)) : half * s ** 0.85;
        if (tiers && !round) {
          const fr = (s * tiers) % 1;
          hw *= 0.62 + 0.5 * fr;
        }
        if (tr) hw = half * 0.14;
        const ax = px + lean * (1 - s),
          x0 = ax - hw,
          x1 = ax + hw,
          i0 = Math.max(0, Math.floor(x0)),
          i1 = Math.min(w - 1, Math.floor(x1));
        for (let i = i0; i <= i1; i++) {
          const cov = Math.min(1, Math.min(i + 1, x1) - Math.max(i, x0));
          if (cov <= 0) continue;
          const kx = y * w + i;
          if (q.t > depth[kx] + Math.max(1.2, q.t * 0.01)) continue;
          const side = ((i + 0.5 - ax) / Math.max(hw, 0.5)) * sunSide,
            m = clamp(
              0.5 + side * 0.9 + (tiers && !round ? (((s * tiers) % 1) - 0.5) * -0.5 : round ? (0.5 - s) * 0.7 : 0),
            );
          D[0] = mix(o2[0], o[0], m);
          D[1] = mix(o2[1], o[1], m);
          D[2] = mix(o2[2], o[2], m);
          const al = cov * (T.alpha ?? 1);
          for (let z = 0; z < 3; z++) out[kx * 3 + z] = mix(out[kx * 3 + z], D[z], al);
          if (cov > 0.5) depth[kx] = Math.min(depth[kx], q.t);
        }
      }
    }
  }
  for (const v of sc.veils ?? []) {
    const vc = hex(v.color);
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const n = fbm((i / w) * 2.6, (j / h) * 4.2, seed + 700, 4) * (v.rough ?? 0.35),
          d = Math.hypot((i / w - v.x) / v.rx, (j / h - v.y) / v.ry) + n,
          m = smooth(1, v.core ?? 0.1, d) * v.power;
        if (m > 0) {
          const k = (j * w + i) * 3;
          for (let q = 0; q < 3; q++) out[k + q] = mix(out[k + q], vc[q], m);
        }
      }
  }
  if (sc.after) sc.after({ out, w, h, depth, seed, scale });
  return { rgb: out, w, h, depth, project, visible, base, hor, f, cy };
}
function sunDir(s) {
  const a = (s.az * Math.PI) / 180,
    e = (s.el * Math.PI) / 180;
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
}
const cacheS = new Map();
function castShadows(F, L, wl, soft) {
  const id = L.map((v) => v.toFixed(4)).join() + soft + F[5000] + F[N * 500 + 400];
  if (cacheS.has(id)) return cacheS.get(id);
  const A = new Float32Array(N * N).fill(1),
    m = Math.max(Math.abs(L[0]), Math.abs(L[2])) || 1e-6,
    sx = L[0] / m,
    sz = L[2] / m,
    sy = L[1] / m;
  let top = 0;
  for (let i = 0; i < F.length; i++) if (F[i] > top) top = F[i];
  for (let z = 0; z < N; z++)
    for (let x = 0; x < N; x++) {
      let y = Math.max(F[z * N + x], wl) + 0.4,
        r = 1,
        X = x,
        Z = z,
        d = 0,
        st = 1;
      while (true) {
        X += sx * st;
        Z += sz * st;
        y += sy * st;
        d += st;
        if (X < 0 || Z < 0 || X >= N - 1 || Z >= N - 1 || y > top) break;
        const ix = X | 0,
          iz = Z | 0,
          u = X - ix,
          v = Z - iz,
          k = iz * N + ix;
        const hh = (F[k] * (1 - u) + F[k + 1] * u) * (1 - v) + (F[k + N] * (1 - u) + F[k + N + 1] * u) * v;
        const g = 0.5 + (y - hh) / (d * soft * 2 + 1.2);
        if (g < r) {
          r = g;
          if (r <= 0) break;
        }
        st = Math.min(4, 1 + d * 0.012);
      }
      A[z * N + x] = clamp(r);
    }
  cacheS.set(id, A);
  return A;
}
const cacheO = new Map();
function openness(F, R) {
  // Imhof's "ridges light, valleys dark": height against its blurred neighbourhood, two radii
  if (cacheO.has(F)) return cacheO.get(F);
  const blur = (r) => {
    const B = new Float32Array(N * N),
      T = new Float32Array(N * N);
    for (let p = 0; p < 2; p++) {
      const src = p ? B : F;
      for (let y = 0; y < N; y++) {
        let s = 0;
        for (let x = -r; x <= r; x++) s += src[y * N + Math.min(N - 1, Math.max(0, x))];
        for (let x = 0; x < N; x++) {
          T[y * N + x] = s / (2 * r + 1);
          s += src[y * N + Math.min(N - 1, x + r + 1)] - src[y * N + Math.max(0, x - r)];
        }
      }
      for (let x = 0; x < N; x++) {
        let s = 0;
        for (let y = -r; y <= r; y++) s += T[Math.min(N - 1, Math.max(0, y)) * N + x];
        for (let y = 0; y < N; y++) {
          B[y * N + x] = s / (2 * r + 1);
          s += T[Math.min(N - 1, y + r + 1) * N + x] - T[Math.max(0, y - r) * N + x];
        }
      }
    }
    return B;
  };
  const b1 = blur(R),
    b2 = blur(7),
    A = new Float32Array(N * N);
  for (let i = 0; i < N * N; i++) A[i] = clamp(0.78 + (F[i] - b1[i]) * 0.011 + (F[i] - b2[i]) * 0.05, 0.32, 1.12);
  cacheO.set(F, A);
  return A;
}
function makeSky(sc, w, h, _f, hor, _ox, seed) {
  const s = sc.sky,
    stops = s.stops.map(([p, c]) => [p, hex(c)]),
    glow = s.glow && hex(s.glow.color),
    cl = s.clouds && hex(s.clouds.color),
    au = s.aurora,
    auC = au?.colors.map(hex);
  const R = rng(seed + 500),
    stars = new Map();
  if (s.stars)
    for (let i = 0; i < s.stars; i++) {
      const x = (R() * w) | 0,
        y = (R() ** 1.3 * hor * 0.9) | 0;
      stars.set(y * w + x, R());
    }
  const gx = s.glow ? s.glow.x * w : 0,
    gy = s.glow ? s.glow.y * h : 0;
  return (i, j, o) => {
    const p = clamp(j / hor);
    let a = stops[0],
      b = stops[stops.length - 1];
    for (let q = 0; q < stops.length - 1; q++)
      if (p >= stops[q][0] && p <= stops[q + 1][0]) {
        a = stops[q];
        b = stops[q + 1];
        break;
      }
    const u = b[0] > a[0] ? smooth(0, 1, (p - a[0]) / (b[0] - a[0])) * 0.5 + (0.5 * (p - a[0])) / (b[0] - a[0]) : 0;
    for (let k = 0; k < 3; k++) o[k] = mix(a[1][k], b[1][k], u);
    if (glow) {
      const d = Math.hypot((i - gx) / w / (s.glow.rx ?? 0.5), (j - gy) / h / (s.glow.ry ?? 0.4)),
        m = Math.exp(-d * d * 2) * s.glow.power;
      for (let k = 0; k < 3; k++) o[k] = mix(o[k], glow[k], m);
    }
    if (cl) {
      const X = (i - w * (s.clouds.vx ?? 0.5)) / w,
        v = fbm(X * 2.2 + 5, (j / h) * s.clouds.stretch, seed + 300, 5),
        m =
          smooth(s.clouds.from ?? 0.05, s.clouds.to ?? 0.5, v) *
          s.clouds.power *
          smooth(s.clouds.y0, s.clouds.y1, p) *
          (s.clouds.left != null ? smooth(s.clouds.left, s.clouds.left + 0.3, i / w) : 1);
      for (let k = 0; k < 3; k++) o[k] = mix(o[k], cl[k], m);
    }
    if (au) {
      const X = i / w,
        curve = au.y + 0.06 * Math.sin(X * 3.1 + au.phase) + 0.05 * fbm(X * 2.1, 3, seed + 600, 3),
        d = (j / h - curve) / au.height,
        ray = 0.55 + 0.45 * gn(X * 46, 1.7, seed + 601) + 0.35 * gn(X * 130, 4.1, seed + 602),
        env = smooth(au.x0, au.x0 + 0.25, X) * smooth(au.x1, au.x1 - 0.2, X);
      const m = (d < 0 ? Math.exp(d * 2.6) : Math.exp(-d * d * 30)) * env * au.power * (0.5 + 0.5 * ray);
      const cc = clamp(-d * 0.9);
      for (let k = 0; k < 3; k++) o[k] = mix(o[k], mix(auC[0][k], auC[1][k], cc), clamp(m));
    }
    if (s.moon) {
      const d = Math.hypot(i - s.moon.x * w, j - s.moon.y * h) / w,
        r = s.moon.r,
        m = smooth(r + 1 / w, r - 1 / w, d),
        hl = Math.exp(-d / (r * 3.2)) * 0.22;
      const mc = hex(s.moon.color);
      for (let k = 0; k < 3; k++)
        o[k] = mix(mix(o[k], mc[k], hl), mc[k] * (0.94 + 0.06 * gn((i / w) * 160, (j / w) * 160, 5)), m);
    }
    if (stars.size) {
      const st = stars.get((j | 0) * w + (i | 0));
      if (st != null) {
        const m = (0.18 + 0.6 * st * st) * (1 - p * 0.8);
        for (let k = 0; k < 3; k++) o[k] = mix(o[k], 235, m);
      }
    }
  };
}

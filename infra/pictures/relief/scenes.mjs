import { palette as brandColors } from '@agence/shared-contracts/brand';
import { drawnInks } from '@agence/shared-contracts/tokens/drawnInks';
import { field } from './field.mjs';
import { clamp, fbm, gn, ridged, smooth } from './noise.mjs';

const peak = (u, v, x, y, r, p = 1.25, sx = 1, sy = 1) =>
  Math.max(0, 1 - Math.hypot((u - x) / sx, (v - y) / sy) / r) ** p;
// ---------- home: one summit right of centre, two shoulders, a spur that comes towards us (the route's)
function homeShape(u, v, s) {
  const wu = u + 0.06 * fbm(u * 2.6, v * 2.6, 11, 4),
    wv = v + 0.06 * fbm(u * 2.6 + 9, v * 2.6, 12, 4),
    r = ridged(wu * 3.4, wv * 3.4, s, 3),
    r2 = ridged(wu * 8, wv * 8, s + 3, 2);
  const k = 0.06,
    sm = (a, b) => {
      const q = clamp(0.5 + (0.5 * (a - b)) / (k * 200));
      return b + (a - b) * q + k * 200 * q * (1 - q);
    };
  let h = 205 * peak(wu, wv, 0.665, 0.6, 0.42, 1.3);
  h = sm(h, 150 * peak(wu, wv, 0.84, 0.64, 0.32, 1.2));
  h = sm(h, 95 * peak(wu, wv, 0.47, 0.78, 0.28, 1.0));
  h = sm(h, 118 * peak(wu, wv, 0.96, 0.52, 0.26, 1.3));
  h = sm(h, 70 * peak(wu, wv, 0.36, 0.62, 0.2, 1.3));
  const sp = Math.abs(wu - 0.6 - (0.6 - wv) * -0.1 + 0.022 * Math.sin(wv * 17));
  h = sm(h, 150 * clamp((wv - 0.16) / 0.44) ** 1.35 * Math.exp(-sp * sp * 260) * smooth(0.7, 0.6, wv));
  return (
    h * (0.74 + 0.4 * r) +
    16 * r2 * (0.15 + h / 150) +
    18 * r +
    9 * fbm(u * 5, v * 5, s + 9, 4) +
    95 * smooth(0.8, 0.97, wv) * r -
    36 * Math.exp(-(((wu - 0.43) / 0.17) ** 2 + ((wv - 0.3) / 0.12) ** 2)) -
    40 * Math.exp(-(((wu - 0.56) / 0.15) ** 2 + ((wv - 0.25) / 0.085) ** 2)) +
    16 * smooth(0.12, 0.05, v)
  );
}
const fields = { home: () => field('home', { seed: 20, shape: homeShape, rough: 3, drops: [220e3, 420e3] }) };
const day = {
  sun: { az: -78, el: 20, color: '#ffd3a0', power: 4.4, soft: 0.05 },
  fill: { color: '#6f9fc6', power: 0.62 },
  bounce: { color: '#d9b48a', power: 0.1 },
  exposure: 1.15,
  wrap: 0.06,
  palette: {
    rock: '#5f5c5b',
    rock2: '#7b7570',
    meadow: '#6f7048',
    forest: '#1b3026',
    snow: '#f8f6f2',
    water: '#3f6a74',
  },
  air: {
    cool: '#c7d6da',
    warm: '#f6e4cd',
    density: 0.0009,
    power: 1.5,
    max: 0.92,
    mist: { color: '#f5f1e8', warm: '#faf1e2', level: 17, scale: 13, wave: 20, density: 0.01, start: 120, max: 1 },
  },
  sky: {
    stops: [
      [0, brandColors.light.ground],
      [0.45, '#faf6ee'],
      [0.8, '#f8ecdb'],
      [1, '#f5e6d2'],
    ],
    glow: { x: 0.36, y: 0.52, rx: 0.5, ry: 0.3, color: '#fde6c2', power: 0.55 },
    clouds: { color: '#ffffff', power: 0.5, stretch: 9, y0: 0.2, y1: 0.9 },
  },
  trees: {
    line: 74,
    ragged: 22,
    space: 1.7,
    size: 4.4,
    lod: 170,
    cover: 0.62,
    lit: '#56713f',
    dark: '#0d211b',
    alt: '#b98a3c',
    altShare: 0.22,
    width: 0.19,
    maxSlope: 0.5,
  },
  snow: { line: 96, soft: 13, ragged: 30, hold: 0.3, shed: 150, aspect: 10 },
  veils: [{ x: -0.04, y: 0.74, rx: 0.8, ry: 0.62, core: 0.66, rough: 0.2, power: 1, color: '#faf7f0' }],
  contours: { every: 8, color: brandColors.light.ink, alpha: 0.5, from: 60 },
};
const night = {
  ...day,
  sun: { az: -64, el: 27, color: '#bfe0e4', power: 1.5, soft: 0.08 },
  fill: { color: '#3f8a8c', power: 0.34 },
  bounce: { color: '#2c5b58', power: 0.08 },
  exposure: 1.15,
  air: {
    cool: '#12302c',
    warm: '#1a3c38',
    density: 0.00115,
    power: 1.5,
    max: 0.92,
    mist: { color: '#14302a', warm: '#1d423d', level: 17, scale: 13, wave: 20, density: 0.01, start: 120, max: 0.96 },
  },
  sky: {
    stops: [
      [0, brandColors.dark.ground],
      [0.5, '#0e211c'],
      [1, '#17352f'],
    ],
    stars: 420,
    moon: { x: 0.585, y: 0.17, r: 0.017, color: '#eef0e2' },
    aurora: {
      y: 0.36,
      height: 0.26,
      x0: 0.45,
      x1: 1.25,
      phase: 1.2,
      power: 0.34,
      colors: [drawnInks.dark.pine, '#2c6a70'],
    },
  },
  veils: [{ x: -0.04, y: 0.74, rx: 0.8, ry: 0.62, core: 0.62, rough: 0.2, power: 0.97, color: '#0d1e18' }],
  contours: { every: 8, color: '#06110d', alpha: 0.2, from: 70 },
};

// ---------- six massifs, one per service
const warp = (u, v, a, f, k) => [u + a * fbm(u * f, v * f, k, 4), v + a * fbm(u * f + 9, v * f, k + 1, 4)];
const shapes = {
  facebook: (u, v, s) => {
    const [a, b] = warp(u, v, 0.05, 3, 31);
    let h = 0;
    const F = 6.2; // rounded hills on a loose lattice, a crowd of them, lakes between
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++) {
        const ci = Math.floor(a * F) + i,
          cj = Math.floor(b * F) + j,
          q = gn(ci * 1.7 + 0.3, cj * 1.9 + 0.7, s),
          w = gn(ci * 2.3 + 0.4, cj * 1.3 + 0.1, s + 7),
          x = (ci + 0.5 + q * 0.9) / F,
          y = (cj + 0.5 + w * 0.9) / F,
          d = Math.hypot(a - x, (b - y) * 0.9) * F,
          top = (52 + 62 * (0.5 + w)) * (0.62 + 0.75 * smooth(0.15, 0.75, b));
        h = Math.max(h, top * Math.exp(-d * d * 2.1)) + 0.12 * top * Math.exp(-d * d * 1.4);
      }
    return h + 10 * fbm(u * 7, v * 7, s + 2, 4) + 8;
  },
  google: (u, v, s) => {
    const [a, b] = warp(u, v, 0.03, 3.3, 41),
      x = (a - 0.56) * 0.88 + (b - 0.56) * 0.47,
      y = (b - 0.56) * 0.88 - (a - 0.56) * 0.47,
      d = Math.max(Math.abs(x), Math.abs(y)) * 0.72 + Math.hypot(x, y) * 0.36,
      r = ridged(a * 4.4, b * 4.4, s, 4); // one four-faced pyramid
    const main = 248 * Math.max(0, 1 - d / 0.36) ** 1.28;
    return (
      main * (0.9 + 0.16 * r) +
      62 * r * smooth(0.1, 0.5, d) * (0.5 + 0.5 * smooth(0.15, 0.5, v)) +
      16 * r +
      8 * fbm(u * 6, v * 6, s + 4, 4)
    );
  },
  content: (u, v, s) => {
    const [a, b] = warp(u, v, 0.07, 2.6, 51);
    const e = fbm(a * 3.4, b * 3.4, s, 5) * 0.55,
      m = smooth(0.3, 0.46, b + e * 0.32 - Math.abs(a - 0.62) * 0.32),
      m2 = smooth(0.02, 0.3, 0.42 - Math.hypot(a - 0.78, (b - 0.55) * 0.8) + e * 0.22); // a table mountain in layers
    let h = 104 * m + 52 * m2 * m - 26 * smooth(0.34, 0.16, b);
    const st = 15,
      q = h / st,
      f = q - Math.floor(q);
    h = st * (Math.floor(q) + smooth(0.55, 0.98, f)) * 0.86 + h * 0.14;
    return h + 10 * ridged(u * 5, v * 5, s + 3, 4) + 7 * fbm(u * 6, v * 6, s + 2, 4) + 4;
  },
  video: (u, v, s) => {
    const [a, b] = warp(u, v, 0.045, 3, 61),
      x = a - 0.54,
      y = (b - 0.52) * 0.92,
      d = Math.hypot(x, y),
      an = Math.atan2(x, y),
      open = smooth(1.15, 2.2, Math.abs(an)),
      r = ridged(a * 5, b * 5, s, 4); // an amphitheatre open towards us
    return (
      188 *
        Math.exp(-(((d - 0.3) / 0.115) ** 2)) *
        (1 - open * 0.94) *
        (0.66 + 0.46 * r) *
        (1 + 0.22 * Math.cos(an * 5 + 1)) +
      60 * r * smooth(0.32, 0.6, d) * (1 - open * 0.7) +
      12 * r +
      8 * fbm(u * 6, v * 6, s + 4, 4)
    );
  },
  website: (u, v, s) => {
    const [a, b] = warp(u, v, 0.025, 3, 71),
      tri = (t) => Math.abs((((t % 1) + 1) % 1) - 0.5) * 2,
      r = ridged(a * 5, b * 5, s, 3); // a clean wall: straight crest, regular buttresses
    const crest = 0.6 + 0.03 * Math.sin(a * 9),
      bt = tri(a * 3.4 + b * 0.9 + 0.22),
      wall = Math.max(0, 1 - Math.abs(b - crest) / (0.17 + 0.12 * bt));
    return (
      (118 + 78 * bt) * wall ** 1.15 * (0.86 + 0.2 * r) +
      20 * r +
      8 * fbm(u * 6, v * 6, s + 4, 4) +
      60 * r * smooth(0.75, 0.95, b)
    );
  },
  crm: (u, v, s) => {
    const [a, b] = warp(u, v, 0.035, 3.2, 81);
    const seg = (x0, y0, x1, y1) => {
      const dx = x1 - x0,
        dy = y1 - y0,
        t = clamp(((a - x0) * dx + (b - y0) * dy) / (dx * dx + dy * dy));
      return Math.hypot(a - x0 - dx * t, b - y0 - dy * t);
    };
    const d = Math.min(
        seg(0.52, -0.1, 0.53, 0.3),
        seg(0.53, 0.3, 0.3, 0.62),
        seg(0.3, 0.62, 0.22, 1),
        seg(0.53, 0.3, 0.56, 0.66),
        seg(0.56, 0.66, 0.52, 1),
        seg(0.53, 0.28, 0.78, 0.52),
        seg(0.78, 0.52, 0.86, 0.9),
      ),
      r = ridged(a * 4.6, b * 4.6, s, 4); // three valleys become one
    return (
      6 +
      (1 - Math.exp(-((Math.max(0, d - 0.016) / 0.12) ** 1.7))) * (70 + 150 * smooth(0.1, 0.75, b)) * (0.55 + 0.6 * r) +
      8 * smooth(0, 0.05, d) +
      5 * fbm(u * 8, v * 8, s + 4, 4) * smooth(0.02, 0.08, d)
    );
  },
  // ---------- four places: a cape over the narrows, the far shore of a wide river, a cliff with a notch, old round hills
  quebec: (u, v, s) => {
    const [a, b] = warp(u, v, 0.04, 3, 91),
      r = ridged(a * 4.6, b * 4.6, s, 4);
    const main = 236 * peak(a, b, 0.58, 0.58, 0.34, 1.18),
      shoulder = 128 * peak(a, b, 0.78, 0.66, 0.28, 1.1),
      left = 92 * peak(a, b, 0.34, 0.72, 0.26, 1.1),
      spur = Math.abs(a - 0.52 - 0.16 * (0.58 - b) - 0.02 * Math.sin(b * 15));
    const h = Math.max(main, shoulder, left, 118 * smooth(0.2, 0.56, b) * Math.exp(-spur * spur * 230));
    return h * (0.76 + 0.36 * r) + 17 * r + 9 * fbm(u * 6, v * 6, s + 4, 4) - 30 * smooth(0.3, 0.16, b);
  },
  levis: (u, v, s) => {
    const [a, b] = warp(u, v, 0.035, 3.2, 95),
      e = fbm(a * 3, b * 3, s, 4),
      shore = 0.42 + 0.05 * Math.sin(a * 5 + 0.8) + 0.05 * e,
      cape = Math.exp(-(((a - 0.64) / 0.13) ** 2)),
      land = smooth(0, 0.05 + 0.05 * (1 - cape), b - shore),
      r = ridged(a * 5, b * 5, s, 4);
    const plateau = 30 + 46 * cape + 20 * r,
      behind = 120 * smooth(0.62, 0.86, b) * (0.45 + 0.7 * r) * (0.7 + 0.5 * Math.sin(a * 7 + 2));
    return (
      (plateau + behind) * land + 7 * fbm(u * 8, v * 8, s + 4, 4) * land + 26 * smooth(0.1, 0.02, b + 0.06 * e) + 2
    );
  },
  beauport: (u, v, s) => {
    const [a, b] = warp(u, v, 0.05, 3, 97),
      e = fbm(a * 3.2, b * 3.2, s, 5),
      edge = 0.44 + 0.16 * Math.exp(-(((a - 0.57) / 0.06) ** 2)) + 0.05 * e - 0.1 * Math.abs(a - 0.57),
      top = smooth(0, 0.045, b - edge),
      gorge = Math.exp(-(((a - 0.57 - 0.03 * Math.sin(b * 12)) / 0.018) ** 2)),
      r = ridged(a * 5, b * 5, s, 4);
    const plateau = 92 + 16 * r + 60 * smooth(0.6, 0.92, b) * (0.4 + r);
    return plateau * top * (1 - 0.34 * gorge) + 12 * r * smooth(0.22, 0.4, b) + 6 * fbm(u * 7, v * 7, s + 2, 4) + 3;
  },
  charlesbourg: (u, v, s) => {
    const [a, b] = warp(u, v, 0.06, 2.8, 99),
      r = ridged(a * 3.4, b * 3.4, s, 3);
    let h = 0;
    for (const [x, y, top, wide] of [
      [0.6, 0.6, 150, 0.15],
      [0.8, 0.68, 124, 0.14],
      [0.42, 0.7, 112, 0.15],
      [0.94, 0.56, 96, 0.12],
      [0.26, 0.62, 84, 0.12],
      [0.7, 0.44, 66, 0.1],
      [0.5, 0.45, 52, 0.09],
    ]) {
      const d = Math.hypot(a - x, (b - y) * 0.9) / wide;
      h = Math.max(h, top * Math.exp(-d * d * 0.9)) + 0.1 * top * Math.exp(-d * d * 0.6);
    }
    return h * (0.86 + 0.24 * r) + 12 * fbm(u * 6, v * 6, s + 2, 4) + 14 * smooth(0.2, 0.36, b) + 6;
  },
};
const F = (name, o) => () => field(name, { shape: shapes[name], rough: 3, drops: [200e3, 380e3], ...o });
Object.assign(fields, {
  facebook: F('facebook', { seed: 131, talus: 0.7, drops: [90e3, 120e3], rough: 2 }),
  google: F('google', { seed: 141, talus: 1.15 }),
  content: F('content', { seed: 151, talus: 3.2, drops: [60e3, 90e3], rough: 2.2 }),
  video: F('video', { seed: 161, talus: 1.1 }),
  website: F('website', { seed: 171, talus: 1.2, drops: [120e3, 220e3] }),
  crm: F('crm', { seed: 181, talus: 0.95 }),
  quebec: F('quebec', { seed: 191, talus: 1.1 }),
  levis: F('levis', { seed: 201, talus: 1.6, drops: [120e3, 200e3] }),
  beauport: F('beauport', { seed: 211, talus: 2.8, drops: [70e3, 100e3], rough: 2.4 }),
  charlesbourg: F('charlesbourg', { seed: 221, talus: 0.8, drops: [90e3, 140e3], rough: 2 }),
});
const P0 = day.palette,
  T0 = day.trees;
const looks = {
  facebook: {
    ...day,
    water: 58,
    far: { base: 30, height: 70 },
    cam: { x: 500, z: 10, y: 178, abs: true, fov: 48, yaw: 1, horizon: 0.27 },
    sun: { az: -70, el: 17, color: '#ffcf96', power: 4.6, soft: 0.06 },
    fill: { color: '#8a9fc0', power: 0.6 },
    palette: { ...P0, forest: '#4a2c18', meadow: '#8a6a3a', water: '#4a7482' },
    snow: {},
    trees: {
      ...T0,
      line: 400,
      size: 3.5,
      space: 1.3,
      lit: '#c4602a',
      dark: '#3a1d12',
      alt: '#4c6a3c',
      altShare: 0.3,
      width: 0.3,
      round: true,
      cover: 0.75,
    },
    contours: { ...day.contours, alpha: 0, from: 999 },
    sky: {
      stops: [
        [0, brandColors.light.ground],
        [0.5, '#fbf3e4'],
        [1, '#f7dfbd'],
      ],
      glow: { x: 0.2, y: 0.25, rx: 0.5, ry: 0.3, color: '#ffd9a4', power: 0.6 },
    },
    air: {
      ...day.air,
      density: 0.0011,
      cool: '#d3cfcb',
      warm: '#f8dcb6',
      mist: { ...day.air.mist, level: 26, scale: 10, wave: 12, density: 0.008, color: '#f7ecdb', warm: '#fbe6c8' },
    },
    veils: [],
    route: { from: [0.3, 0.82], camps: [0.4, 0.75], box: [0.45, 0.45, 0.75, 0.8] },
  },
  google: {
    ...day,
    water: 6,
    far: { base: 8, height: 120 },
    cam: { x: 430, z: 24, y: 74, abs: true, fov: 48, yaw: 8, horizon: 0.75 },
    sun: { az: -58, el: 30, color: '#fff0d6', power: 4.0, soft: 0.03 },
    fill: { color: '#5f9fcc', power: 0.72 },
    palette: { ...P0, rock: '#56606a', rock2: '#717b84', meadow: '#66714f' },
    snow: { ...day.snow, line: 76, hold: 0.42, shed: 110, aspect: 16 },
    trees: { ...T0, line: 52, altShare: 0 },
    contours: { ...day.contours, every: 9, alpha: 0.55, from: 60 },
    sky: {
      stops: [
        [0, brandColors.light.ground],
        [0.4, '#eef3f2'],
        [1, '#bcd7e0'],
      ],
      clouds: { color: '#ffffff', power: 0.75, stretch: 7, y0: 0.35, y1: 0.9, from: 0.0, to: 0.42 },
    },
    air: {
      ...day.air,
      cool: '#bfd6df',
      warm: '#dfe8e6',
      mist: { ...day.air.mist, color: '#eef3f2', warm: '#f6f3ea', density: 0.006 },
    },
    veils: [],
    route: { from: [0.36, 0.86], camps: [0.34, 0.66] },
  },
  content: {
    ...day,
    water: 7,
    waterMix: 0.4,
    far: { base: 20, height: 70 },
    cam: { x: 400, z: 10, y: 66, abs: true, fov: 50, yaw: 14, horizon: 0.6 },
    bed: 5.5,
    sun: { az: -84, el: 22, color: '#ffd9ae', power: 4.6, soft: 0.04 },
    fill: { color: '#8499b8', power: 0.6 },
    palette: { ...P0, rock: '#7d4f42', rock2: '#b98a72', meadow: '#8c8a55' },
    snow: {},
    trees: { ...T0, line: 62, cover: 0.4, altShare: 0.16, maxSlope: 0.24 },
    contours: { ...day.contours, every: 7.5, alpha: 0.45, from: 40 },
    sky: {
      stops: [
        [0, brandColors.light.ground],
        [0.5, '#f9f1e6'],
        [1, '#efd9c8'],
      ],
      clouds: { color: '#ffffff', power: 0.55, stretch: 12, y0: 0.2, y1: 0.8 },
    },
    air: { ...day.air, cool: '#cfcdd0', warm: '#f2ddc8', mist: { ...day.air.mist, level: 14, density: 0.007 } },
    veils: [],
    route: { from: [0.36, 0.86], camps: [0.35, 0.7], box: [0.5, 0.4, 0.7, 0.62] },
  },
  video: {
    ...day,
    water: 14,
    far: { base: 20, height: 120 },
    cam: { x: 520, z: 40, y: 92, abs: true, fov: 52, yaw: 2, horizon: 0.5 },
    sun: { az: -112, el: 12, color: '#ff9f5e', power: 5.2, soft: 0.04 },
    fill: { color: '#6f7fb4', power: 0.62 },
    palette: { ...P0, rock: '#5d5560', rock2: '#7a6b70' },
    snow: { ...day.snow, line: 118 },
    trees: { ...T0, line: 66, altShare: 0, lit: '#4f6546' },
    contours: { ...day.contours, alpha: 0.35 },
    sky: {
      stops: [
        [0, '#f7efe6'],
        [0.45, '#f6d9bd'],
        [0.8, '#eeb48f'],
        [1, '#d99783'],
      ],
      glow: { x: 0.12, y: 0.5, rx: 0.5, ry: 0.34, color: '#ffc98c', power: 0.7 },
      clouds: { color: '#d98c78', power: 0.35, stretch: 12, y0: 0.3, y1: 0.95 },
    },
    air: {
      ...day.air,
      density: 0.0008,
      cool: '#a99db4',
      warm: '#f0b894',
      mist: { ...day.air.mist, color: '#cbb8bd', warm: '#f3cba8', density: 0.006 },
    },
    veils: [],
    route: { from: [0.84, 0.78], camps: [0.35, 0.68], box: [0.3, 0.5, 0.7, 0.95] },
  },
  website: {
    ...day,
    water: 7,
    waterMix: 0.5,
    far: { base: 10, height: 100 },
    cam: { x: 440, z: 20, y: 62, abs: true, fov: 50, yaw: 7, horizon: 0.62 },
    sun: { az: -72, el: 24, color: '#fff1dc', power: 3.4, soft: 0.035 },
    fill: { color: '#6fa6cf', power: 0.85 },
    palette: {
      ...P0,
      rock: '#4d5a66',
      rock2: '#66727c',
      meadow: '#e9edee',
      forest: '#9fb2b6',
      snow: '#fbfaf7',
      water: '#c8dbe0',
    },
    snow: { line: 10, soft: 10, ragged: 16, hold: 0.46, shed: 160, aspect: 10, inForest: 0.85 },
    trees: { ...T0, line: 58, lit: '#5f7f74', dark: '#1c3a3a', altShare: 0, snow: 0.75, cover: 0.2 },
    contours: { ...day.contours, every: 8, alpha: 0.55, from: 30, color: brandColors.light.glacier },
    sky: {
      stops: [
        [0, brandColors.light.ground],
        [0.5, '#f1f4f3'],
        [1, '#d3e3e8'],
      ],
    },
    air: {
      ...day.air,
      cool: '#cfdfe5',
      warm: '#f0ebe2',
      mist: { ...day.air.mist, color: '#f1f5f5', warm: '#faf5ec', density: 0.006 },
    },
    veils: [],
    route: { from: [0.45, 0.86], camps: [0.34, 0.66] },
  },
  crm: {
    ...day,
    water: 17,
    waterMix: 0.5,
    far: { base: 20, height: 60 },
    cam: { x: 536, z: -40, y: 236, abs: true, fov: 46, yaw: 0.5, horizon: 0.2 },
    sun: { az: -64, el: 24, color: '#ffe9c4', power: 4.2, soft: 0.05 },
    fill: { color: '#79a9bd', power: 0.7 },
    palette: { ...P0, meadow: '#7d9152', forest: '#1f3a2a', water: '#2f6f80' },
    snow: { ...day.snow, line: 138 },
    trees: { ...T0, line: 92, lit: '#6b8f4a', dark: '#14302a', altShare: 0 },
    contours: { ...day.contours, alpha: 0.4, from: 88 },
    sky: {
      stops: [
        [0, brandColors.light.ground],
        [1, '#e9eee4'],
      ],
    },
    air: {
      ...day.air,
      density: 0.00085,
      cool: '#c6d9d6',
      warm: '#f0ead6',
      mist: { ...day.air.mist, level: 20, scale: 10, wave: 12, density: 0.003, color: '#f4f5ee', warm: '#faf4e4' },
    },
    veils: [],
    route: { from: [0.66, 0.84], camps: [0.36, 0.7], box: [0.58, 0.4, 0.82, 0.85] },
  },
  quebec: {
    ...day,
    water: 10,
    far: { base: 10, height: 110 },
    cam: { x: 470, z: 30, y: 84, abs: true, fov: 46, yaw: 6, horizon: 0.64 },
    snow: { ...day.snow, line: 104 },
    trees: { ...T0, line: 78 },
    veils: [],
    route: { from: [0.42, 0.84], camps: [0.34, 0.66] },
  },
  levis: {
    ...day,
    stars: 0,
    water: 12,
    waterMix: 0.5,
    far: { base: 20, height: 90 },
    cam: { x: 500, z: 20, y: 66, abs: true, fov: 50, yaw: 3, horizon: 0.46 },
    sun: { az: -98, el: 14, color: '#ffb878', power: 4.8, soft: 0.04 },
    fill: { color: '#7d92bb', power: 0.62 },
    palette: { ...P0, rock: '#6a5f60', rock2: '#86787a', water: '#53788a' },
    snow: {},
    trees: { ...T0, line: 400, size: 3.4, altShare: 0.3, lit: '#6c7f46', cover: 0.7 },
    contours: { ...day.contours, alpha: 0.3, from: 40 },
    air: { ...day.air, mist: { ...day.air.mist, level: 14, density: 0.005 } },
    veils: [],
    route: { from: [0.34, 0.63], camps: [0.4, 0.7], box: [0.45, 0.45, 0.7, 0.97] },
  },
  beauport: {
    ...day,
    water: 9,
    waterMix: 0.5,
    far: { base: 20, height: 80 },
    cam: { x: 520, z: 0, y: 84, abs: true, fov: 46, yaw: 5, horizon: 0.5 },
    bed: 15,
    sun: { az: -118, el: 24, color: '#ffe2b6', power: 4.4, soft: 0.04 },
    fill: { color: '#7aa4c0', power: 0.7 },
    palette: { ...P0, rock: '#5a5654', rock2: '#837c74', meadow: '#7d8a52', forest: '#24402e', water: '#4f8290' },
    snow: {},
    trees: { ...T0, line: 400, size: 3.6, altShare: 0.08, lit: '#6f9450', dark: '#16331f', cover: 0.75, maxSlope: 0.3 },
    contours: { ...day.contours, alpha: 0.35, from: 30 },
    air: { ...day.air, cool: '#c9dbe0', warm: '#f1eee2', mist: { ...day.air.mist, level: 11, density: 0.004 } },
    veils: [],
    route: { from: [0.42, 0.79], camps: [0.36, 0.7], box: [0.55, 0.5, 0.8, 0.92] },
  },
  charlesbourg: {
    ...day,
    water: 4,
    far: { base: 30, height: 110 },
    cam: { x: 500, z: -30, y: 120, abs: true, fov: 44, yaw: 3, horizon: 0.4 },
    sun: { az: -74, el: 22, color: '#ffe6b8', power: 4.4, soft: 0.05 },
    fill: { color: '#7ba7bd', power: 0.7 },
    palette: { ...P0, meadow: '#93a05a', forest: '#22442f', rock: '#62655f', rock2: '#7d8078' },
    snow: {},
    trees: {
      ...T0,
      line: 400,
      size: 2.7,
      space: 1.35,
      lit: '#7d9c50',
      dark: '#1c3d26',
      alt: '#c08a3a',
      altShare: 0.2,
      width: 0.28,
      round: true,
      cover: 0.5,
    },
    contours: { ...day.contours, alpha: 0.3, from: 60 },
    air: { ...day.air, cool: '#c6dad8', warm: '#f5ecd6', mist: { ...day.air.mist, level: 20, density: 0.006 } },
    veils: [],
    route: { from: [0.36, 0.84], camps: [0.36, 0.68] },
  },
};
function nightOf(d) {
  const { sun, fill, bounce, sky, air } = night;
  return {
    ...d,
    sun: { ...sun, az: d.sun.az * 0.9, el: Math.max(22, d.sun.el + 6) },
    fill: { ...fill, power: d.bed ? 0.6 : 0.36 },
    bounce,
    exposure: d.bed ? 1.9 : 1.35,
    sky: {
      ...sky,
      // A calm river would draw them out into lines.
      stars: d.stars ?? sky.stars,
      moon: { x: 0.2, y: 0.16, r: 0.014, color: '#eef0e2' },
      aurora: { ...sky.aurora, x0: 0.35, x1: 1.2, y: d.cam.horizon * 0.66, power: 0.22 },
    },
    air: { ...air, density: d.air.density, mist: { ...d.air.mist, color: '#14302a', warm: '#1d423d', max: 0.95 } },
    trees: { ...d.trees, altShare: Math.min(0.1, d.trees.altShare ?? 0) },
    contours: { ...d.contours, color: '#06110d', alpha: d.contours.alpha * 0.6 },
  };
}
export const scenes = {
  home: (mode, phone) => ({
    field: fields.home(),
    seed: 20,
    ...(mode === 'night' ? night : day),
    far: { base: 10, height: 120 },
    water: 12,
    route: { from: phone ? [0.55, 0.9] : [0.62, 0.84], camps: [0.3, 0.62] },
    ...(phone
      ? {
          veils: [
            {
              x: 0,
              y: 0.9,
              rx: 0.55,
              ry: 0.3,
              core: 0.15,
              rough: 0.3,
              power: 0.92,
              color: mode === 'night' ? '#0d1e18' : '#faf7f0',
            },
          ],
          ...(mode === 'night'
            ? { sky: { ...night.sky, moon: { ...night.sky.moon, x: 0.17, y: 0.34, r: 0.026 } } }
            : {}),
        }
      : {}),
    cam: phone
      ? { x: 600, z: 60, y: 95, abs: true, fov: 42, yaw: 4, horizon: 0.62 }
      : { x: 452, z: 40, y: 96, abs: true, fov: 48, yaw: 9.2, horizon: 0.53 },
  }),
  ...Object.fromEntries(
    Object.keys(looks).map((k) => [
      k,
      (mode) => ({ field: fields[k](), seed: 33, ...(mode === 'night' ? nightOf(looks[k]) : looks[k]) }),
    ]),
  ),
};

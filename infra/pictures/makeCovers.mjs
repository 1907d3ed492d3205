// node infra/pictures/makeCovers.mjs [only…] → cover-<subject>.avif, 640×400, at most 14 kB: relief and one drawn thing that uses it;
// poster-<subject>.avif, twice as wide, of subjects whose courses have films.
import { join } from 'node:path';
import { palette } from '@agence/shared-contracts/brand';
import { drawnInks } from '@agence/shared-contracts/tokens/drawnInks';
import sharp from 'sharp';
import { MEMBER_PICTURES, PICTURES } from './folder.ts';
import { avif, raw } from './relief/encode.mjs';
import { render } from './relief/render.mjs';
import { summitOf } from './relief/route.mjs';
import { scenes } from './relief/scenes.mjs';

const W = 640,
  H = 400,
  K = 2,
  only = process.argv.slice(2);
/** Subjects of courses: the others stand on pages of the agency alone. */
const FILMED = new Set(['seo', 'google-ads', 'facebook-ads', 'content', 'analytics', 'website']);
const C = {
  ink: palette.light.ink,
  snow: palette.light.ground,
  band: palette.light.band,
  line: palette.light.line,
  soft: palette.light['ink-soft'],
  ember: palette.light.ember,
  emberLit: drawnInks.light['ember-lit'],
  emberDark: drawnInks.light['ember-shade'],
  glacier: palette.light.glacier,
  moss: palette.light.moss,
  sand: '#ecd9b8',
};
const DEF = `<defs><filter id="s" x="-40%" y="-40%" width="190%" height="190%"><feDropShadow dx="6" dy="9" stdDeviation="6" flood-color="${palette.dark.spruce}" flood-opacity=".36"/></filter><filter id="t" x="-40%" y="-40%" width="190%" height="190%"><feDropShadow dx="3" dy="4" stdDeviation="2.5" flood-color="${palette.dark.spruce}" flood-opacity=".32"/></filter></defs>`;
const svg = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${DEF}${body}</svg>`;
const over = (body) =>
  sharp(Buffer.from(svg(body)), { density: 72 * K })
    .resize(W * K)
    .png()
    .toBuffer();
const relief = (k, o = {}, mode = 'day', w = W, h = H) => {
  const b = scenes[k](mode),
    sc = {
      ...b,
      ...o,
      cam: { ...b.cam, ...o.cam },
      sky: { ...b.sky, ...o.sky },
      veils: o.veils ?? [],
      contours: { ...b.contours, ...o.contours },
    };
  sc.air = { ...b.air, ...o.air };
  const r = render(sc, w, h, K);
  r.sc = sc;
  return r;
};
const flat = (c, d = c) => ({
  stops: [
    [0, c],
    [1, d],
  ],
  glow: null,
  clouds: null,
  aurora: null,
  stars: 0,
  moon: null,
});
const png = (r) => raw(r).png().toBuffer();
const uri = async (b, w) =>
  `data:image/jpeg;base64,${(await sharp(b).resize(w).jpeg({ quality: 92 }).toBuffer()).toString('base64')}`;
const rr = (x, y, w, h, r, f, e = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${f}" ${e}/>`;
const skyline = (r) => {
  const p = [];
  for (let i = 0; i < r.w; i += 4) {
    let j = 0;
    while (j < r.h && r.depth[j * r.w + i] === Infinity) j++;
    p.push([i / K, j / K]);
  }
  return p;
};
const path = (p) => `M${p.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
const covers = {
  async seo() {
    // results as rungs: the first one stands on the summit
    const r = relief('home', {
      cam: { x: 520, z: 40, y: 96, fov: 46, yaw: 3, horizon: 0.6 },
      sky: flat('#cfe0e4', '#e9efe9'),
    });
    const to = r.project(...summitOf(r, r.sc)),
      tx = to.x / K,
      ty = to.y / K;
    let b = '';
    const rows = [
      [34, 338, 228],
      [79, 280, 228],
      [124, 222, 228],
      [169, 164, 228],
    ];
    for (const [i, [x, y, w]] of rows.entries())
      b += `<g filter="url(#s)">${rr(x, y, w, 44, 8, C.snow)}</g>${rr(x + 12, y + 12, 20, 20, 5, ['#b9c4ba', '#b9c4ba', '#9fb7b4', C.glacier][i])}${rr(x + 42, y + 12, [120, 140, 110, 134][i], 7, 3.5, C.glacier)}${rr(x + 42, y + 26, [160, 140, 170, 150][i], 5, 2.5, '#c9cdc2')}`;
    b += `<path d="M488 122L${tx} ${ty}V${ty - 38}" fill="none" stroke="${C.ember}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M${tx} ${ty - 38}l30 10-30 11z" fill="${C.ember}"/><g filter="url(#s)">${rr(214, 82, 274, 62, 11, C.snow)}</g><path d="M214 93a11 11 0 0 1 9-11v62a11 11 0 0 1-9-11z" fill="${C.ember}"/><circle cx="252" cy="110" r="14" fill="none" stroke="${C.ember}" stroke-width="6"/><path d="M262 121l10 10" stroke="${C.ember}" stroke-width="6.5" stroke-linecap="round"/>${rr(290, 98, 150, 11, 5.5, C.ink)}${rr(290, 119, 172, 7, 3.5, '#c9cdc2')}`;
    return [r, b];
  },
  async 'google-ads'() {
    // an auction: five bids as standing stones, the best placed one lit
    const r = relief('google', {
      cam: { x: 440, z: 30, y: 84, fov: 54, yaw: 8, horizon: 0.52 },
      sky: flat('#9fc4d3', '#cfe2e6'),
    });
    const bar = (x, y, w, h, front, side, top, d = 15) =>
      `<path d="M${x + w} ${y}l${d} ${-d * 0.6}l${h * 0.62 + 40} ${h * 0.1 + 6}l${-h * 0.5 - 40} 14z" fill="${C.ink}" opacity=".26"/><path d="M${x} ${y}v${-h}h${w}v${h}z" fill="${front}"/><path d="M${x + w} ${y}v${-h}l${d} ${-d * 0.6}v${h}z" fill="${side}"/><path d="M${x} ${y - h}l${d} ${-d * 0.6}h${w}l${-d} ${d * 0.6}z" fill="${top}"/>`;
    let b = `<path d="M0 400V330Q160 306 320 318T640 306V400z" fill="#e9eef0"/><path d="M0 400V372Q200 346 400 362T640 350V400z" fill="#dbe4e8"/>`;
    const st = [
      [462, 338, 84],
      [380, 344, 118],
      [124, 350, 92],
      [204, 350, 150],
    ];
    for (const [x, y, h] of st) b += bar(x, y, 54, h, '#f6f3ea', '#8ea4ad', '#ffffff');
    b += bar(288, 352, 62, 262, C.ember, C.emberDark, drawnInks.light['ember-pale'], 18);
    b += `<text x="319" y="148" font-family="Bricolage Grotesque" font-size="50" text-anchor="middle" fill="#fff">1</text>`;
    for (const [x, y, h, n] of [
      [231, 350, 150, 2],
      [407, 344, 118, 3],
    ])
      b += `<text x="${x}" y="${y - h + 36}" font-family="Bricolage Grotesque" font-size="30" text-anchor="middle" fill="${C.ink}">${n}</text>`;
    return [r, b];
  },
  async 'facebook-ads'() {
    // an audience is a ring on the crowd; the message goes out to it
    const r = relief('facebook', { cam: { x: 500, z: 10, y: 176, fov: 44, yaw: -6, horizon: 0.25 } });
    const im = await uri(
      await png(
        relief(
          'home',
          { cam: { x: 560, z: 40, y: 96, fov: 34, yaw: 6, horizon: 0.66 }, sky: flat('#cfe0e4', '#f3e6d2') },
          'day',
          300,
          200,
        ),
      ),
      420,
    );
    let b = '';
    const cx = 172,
      cy = 226;
    for (const [i, q] of [1, 0.66, 0.34].entries())
      b += `<ellipse cx="${cx}" cy="${cy}" rx="${142 * q}" ry="${74 * q}" fill="${C.snow}" fill-opacity="${0.1 + i * 0.06}" stroke="${C.snow}" stroke-width="${i === 0 ? 3 : 2}" ${i === 0 ? '' : 'stroke-opacity=".8"'}/>`;
    let s = 7;
    const R = () => {
      s = (s * 16807) % 2147483647;
      return s / 2147483647;
    };
    const dots = [];
    for (let i = 0; i < 27; i++) {
      const a = R() * 6.283,
        q = Math.sqrt(R()) * 1.25;
      dots.push([cx + Math.cos(a) * q * 142, cy + Math.sin(a) * q * 74, q]);
    }
    dots.sort((a, c) => a[1] - c[1]);
    for (const [x, y, q] of dots)
      b += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.55)"><ellipse cx="4" cy="1" rx="7" ry="2.4" fill="${C.ink}" opacity=".35"/><path d="M-5.5 0a5.5 6.5 0 0 1 11 0z" fill="${q < 0.62 ? C.ember : C.snow}"/><circle cy="-10" r="4.2" fill="${q < 0.62 ? C.ember : C.snow}"/></g>`;
    b += `<g transform="rotate(3 490 200)"><g filter="url(#s)">${rr(384, 34, 212, 322, 14, C.snow)}</g><circle cx="412" cy="62" r="14" fill="${C.ink}"/><path d="M404 67l8-13 8 13z" fill="${C.snow}"/>${rr(434, 52, 96, 8, 4, C.ink)}${rr(434, 66, 62, 6, 3, '#c2c8bd')}<image x="384" y="90" width="212" height="142" preserveAspectRatio="xMidYMid slice" xlink:href="${im}"/>${rr(400, 248, 170, 9, 4.5, C.ink)}${rr(400, 265, 140, 7, 3.5, '#c2c8bd')}${rr(400, 290, 180, 44, 9, C.ember)}${rr(440, 308, 88, 8, 4, '#fff')}</g>`;
    return [r, b];
  },
  async content() {
    // lines of writing become lines of rock
    const r = relief('content', {
      cam: { x: 470, z: 60, y: 74, fov: 40, yaw: 10, horizon: 0.62 },
      sky: flat('#f1dcc6', '#f6e9d8'),
      contours: { alpha: 0 },
    });
    let b = `<g filter="url(#s)"><path d="M56 44h246l0 322H56z" fill="${C.snow}"/></g><path d="M84 78h120v16H84z" fill="${C.ink}"/><path d="M84 104h82v16H84z" fill="${C.ink}"/>`;
    const lines = [146, 170, 194, 218, 242, 266, 290, 314, 338];
    const hAt = (i, j) => r.cy + ((r.hor - j - 0.5) / r.f) * r.depth[j * r.w + i];
    const trace = (y0) => {
      const i0 = 302 * K;
      let j = y0 * K;
      while (r.depth[j * r.w + i0] === Infinity && j < r.h - 1) j++;
      const h0 = hAt(i0, j),
        pts = [[302, y0]];
      let y = j;
      for (let i = i0; i < r.w; i += 2) {
        let best = -1,
          bd = 90;
        for (let q = Math.max(1, y - 60) | 0; q < Math.min(r.h - 1, y + 60); q++) {
          const a = hAt(i, q - 1) - h0,
            c = hAt(i, q) - h0;
          if (a >= 0 !== c >= 0 && Math.abs(r.depth[q * r.w + i] - r.depth[(q - 1) * r.w + i]) < 12) {
            const d = Math.abs(q - y);
            if (d < bd) {
              bd = d;
              best = q;
            }
          }
        }
        if (best > 0) y += (best - y) * 0.6;
        pts.push([i / K + 1, y / K]);
      }
      for (let p = 0; p < 3; p++)
        for (let q = 1; q < pts.length - 1; q++) pts[q][1] = (pts[q - 1][1] + pts[q][1] * 2 + pts[q + 1][1]) / 4;
      const d0 = y0 - pts[1][1];
      for (let q = 1; q < pts.length; q++) {
        const f = Math.max(0, 1 - (pts[q][0] - 302) / 60);
        pts[q][1] += d0 * f * f;
      }
      return pts.filter((_, q) => q % 4 === 0 || q === pts.length - 1);
    };
    for (const [i, y] of lines.entries()) {
      const out = [0, 0, 0, 1, 0, 1, 1, 0, 1][i],
        col = i === 3 ? C.ember : C.snow;
      if (out)
        b += `<path d="${path(trace(y))}" fill="none" stroke="${col}" stroke-width="${i === 3 ? 5.5 : 3.4}" stroke-linejoin="round"/><path d="M84 ${y}H303" stroke="${i === 3 ? C.ember : '#8d978d'}" stroke-width="${i === 3 ? 5.5 : 4}"/>`;
      else b += `<path d="M84 ${y}H${[262, 240, 274, 0, 256, 0, 0, 244, 0][i]}" stroke="#8d978d" stroke-width="4"/>`;
    }
    b += `<g filter="url(#t)" transform="translate(404 ${(trace(218).find((q) => q[0] >= 404) ?? [0, 214])[1].toFixed(1)}) rotate(-38)"><path d="M0 0l34-13h132v26H34z" fill="${C.ink}"/><path d="M34-13h132v9H30z" fill="#33534a"/><path d="M0 0l34-13v26z" fill="${C.sand}"/><path d="M0 0l13-5v10z" fill="${C.ember}"/><path d="M166-13h20v26h-20z" fill="${C.ember}"/></g>`;
    return [r, b];
  },
  async video() {
    // one shot, four lights: the picture itself is the timeline
    const cam = { x: 520, z: 40, y: 92, fov: 50, yaw: 4, horizon: 0.5 },
      L = [
        relief('video', {
          cam,
          sun: { az: -80, el: 9, color: '#ffb98c', power: 4.2, soft: 0.04 },
          fill: { color: '#93a7cf', power: 0.75 },
          sky: flat('#f3d8cf', '#f6e4d2'),
          air: { cool: '#cfc4cd', warm: '#f3d8c4' },
        }),
        relief('video', {
          cam,
          sun: { az: -110, el: 44, color: '#fff4e0', power: 3.4, soft: 0.04 },
          fill: { color: '#7fb0d8', power: 0.9 },
          sky: flat('#a9cfdc', '#dcebea'),
          air: {
            cool: '#bcd3dc',
            warm: '#dde6e4',
            mist: { ...scenes.video('day').air.mist, color: '#e4ecea', warm: '#f1efe6' },
          },
        }),
        relief('video', { cam }),
        relief('video', { cam, contours: { alpha: 0 } }, 'night'),
      ];
    const im = await Promise.all(L.map(png)),
      w = 160 * K;
    const base = await sharp({ create: { width: W * K, height: H * K, channels: 3, background: '#000' } })
      .composite(
        await Promise.all(
          im.map(async (x, i) => ({
            input: await sharp(x)
              .extract({ left: i * w, top: 0, width: w, height: H * K })
              .png()
              .toBuffer(),
            left: i * w,
            top: 0,
          })),
        ),
      )
      .png()
      .toBuffer();
    let b = `${[160, 320, 480].map((x) => `<path d="M${x} 0V400" stroke="${C.snow}" stroke-width="5"/>`).join('')}<path d="M0 338H640V400H0z" fill="${C.ink}"/>`;
    for (let i = 0; i <= 32; i++)
      b += `<path d="M${i * 20} 338v${i % 8 === 0 ? 17 : i % 4 === 0 ? 11 : 7}" stroke="${palette.light['on-spruce-soft']}" stroke-width="2.4" stroke-opacity=".75"/>`;
    b += `${rr(0, 368, 404, 11, 0, C.emberLit) + rr(404, 368, 236, 11, 0, '#33534a')}<path d="M404 26V400" stroke="${C.emberLit}" stroke-width="5"/><path d="M388 12h32v19l-16 14l-16-14z" fill="${C.emberLit}"/><g filter="url(#s)"><circle cx="240" cy="180" r="50" fill="${C.snow}"/></g><path d="M225 153v54l46-27z" fill="${C.ink}"/>`;
    return [null, b, base];
  },
  async crm() {
    // contacts come down three valleys and become one path
    const r = relief('crm', {
      cam: { x: 536, z: -40, y: 236, fov: 44, yaw: 0.5, horizon: 0.17 },
      sky: flat('#eef0e4', '#e6ede2'),
    });
    const card = (x, y, s, c, done) =>
      `<g transform="translate(${x} ${y}) scale(${s})"><g filter="url(#s)">${rr(0, 0, 150, 62, 10, C.snow)}</g><circle cx="31" cy="31" r="19" fill="${c}"/><circle cx="31" cy="25" r="6.5" fill="${C.snow}"/><path d="M19 42a12 11 0 0 1 24 0z" fill="${C.snow}"/>${rr(60, 18, 72, 9, 4.5, C.ink)}${rr(60, 35, 50, 7, 3.5, '#c2c8bd')}${done ? `<circle cx="142" cy="6" r="16" fill="${C.ember}"/><path d="M134 6l6 6 10-11" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>` : ''}</g>`;
    let b = `<g fill="none" stroke-linecap="round"><path d="M92 196C100 250 190 290 250 316S312 350 318 372" stroke="${C.snow}" stroke-width="10" stroke-opacity=".65"/><path d="M334 176C344 230 338 290 324 372" stroke="${C.snow}" stroke-width="10" stroke-opacity=".65"/><path d="M560 186C552 240 470 290 400 316S334 350 330 372" stroke="${C.snow}" stroke-width="10" stroke-opacity=".65"/><path d="M92 196C100 250 190 290 250 316S312 350 318 372M334 176C344 230 338 290 324 372M560 186C552 240 470 290 400 316S334 350 330 372" stroke="${C.ember}" stroke-width="4.6"/></g>`;
    b +=
      card(28, 138, 0.86, C.glacier) +
      card(274, 112, 0.86, C.moss) +
      card(500, 130, 0.78, '#a3772f') +
      card(206, 304, 1.42, C.ink, true);
    return [r, b];
  },
  async analytics() {
    // the skyline read as a series
    const r = relief('website', {
      cam: { x: 440, z: 20, y: 62, fov: 52, yaw: 6, horizon: 0.72 },
      sky: flat('#12302a', '#1f4a44'),
      contours: { color: C.glacier, alpha: 0.5 },
    });
    const sl = skyline(r);
    let b = '';
    for (const y of [70, 140, 210]) {
      b += `<path d="M0 ${y}H640" stroke="${palette.light['on-spruce-soft']}" stroke-opacity=".28" stroke-width="1.6"/>`;
    }
    const clip = path([[0, 0], ...sl, [640, 0]]);
    b = `<clipPath id="c"><path d="${clip}Z"/></clipPath><g clip-path="url(#c)">${b}</g>`;
    const _at = (x) => sl.reduce((m, p) => (Math.abs(p[0] - x) < Math.abs(m[0] - x) ? p : m));
    const P = [];
    for (let x = 0; x <= 640; x += 40) {
      const q = sl.filter((p) => Math.abs(p[0] - x) <= 14);
      P.push([x, q.reduce((m, p) => m + p[1], 0) / q.length - 5]);
    }
    const hi = P.reduce((m, p) => (p[1] < m[1] && p[0] > 60 && p[0] < 600 ? p : m), [0, 999]);
    b += `<path d="${path(P)}" fill="none" stroke="${palette.dark.ember}" stroke-width="5" stroke-linejoin="round"/>${P.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#12302a" stroke="${palette.dark.ember}" stroke-width="3"/>`).join('')}`;
    const bars = [46, 58, 52, 70, 66, 88, 96, 84, 110, 124, 118, 150];
    b += bars
      .map(
        (h, i) =>
          rr(40 + i * 48, 400 - h, 26, h + 4, 3, C.ink, 'fill-opacity=".9"') +
          rr(40 + i * 48, 400 - h, 7, h + 4, 0, '#33534a'),
      )
      .join('');
    b += `<circle cx="${hi[0]}" cy="${hi[1]}" r="11" fill="${palette.dark.ember}" stroke="${C.snow}" stroke-width="4"/>`;
    return [r, b];
  },
  async website() {
    // half drawn, half built
    const o = {
      cam: { x: 560, z: 40, y: 96, fov: 46, yaw: 5, horizon: 0.66 },
      sky: flat('#f7e6cf', '#fbf3e6'),
      trees: undefined,
    };
    const b0 = scenes.home('day');
    const r = relief('home', { ...o, trees: b0.trees });
    const split = 330;
    const m = relief('home', { ...o, contours: { alpha: 0 }, water: null });
    const rgb = r.rgb,
      w = m.w,
      h = m.h,
      yaw = (5 * Math.PI) / 180,
      fx = Math.sin(yaw),
      fz = Math.cos(yaw),
      X = new Float32Array(w * h),
      Z = new Float32Array(w * h);
    for (let k = 0; k < w * h; k++) {
      const t = m.depth[k];
      if (t === Infinity) {
        X[k] = NaN;
        continue;
      }
      const sx = ((k % w) + 0.5 - w / 2) / m.f;
      X[k] = 560 + (fx + fz * sx) * t;
      Z[k] = 40 + (fz - fx * sx) * t;
    }
    const paper = [236, 242, 242],
      ink = [31, 100, 128],
      ln = (A, k, s) => {
        const q = A[k] / s,
          d = Math.abs(q - Math.round(q)) * s,
          px = Math.max(Math.abs(A[k + 1] - A[k]), Math.abs(A[k + w] - A[k]));
        if (!(px < s * 0.9)) return 0;
        const e = d / Math.max(px, 1e-4);
        return Math.max(0, Math.min(1, 1.55 - e)) * Math.max(0, 1 - (px / (s * 0.42)) ** 2);
      };
    for (let j = 0; j < h - 1; j++)
      for (let i = 0; i < split * K; i++) {
        const k = j * w + i;
        let a = 0;
        const t = m.depth[k];
        if (t !== Infinity) {
          const s = 11;
          a = Math.max(ln(X, k, s), ln(Z, k, s));
          const up = j > 1 ? m.depth[k - w * 2] : t;
          if (up === Infinity || up > t * 1.08 + 10) a = 1;
          a *= Math.max(0.35, 1 - t / 1300);
        }
        for (let q = 0; q < 3; q++)
          rgb[k * 3 + q] =
            paper[q] +
            ((t === Infinity ? paper[q] : ink[q]) - paper[q]) * Math.max(t === Infinity ? 0 : 0.05, a * 0.95);
      }
    let b = '';
    b +=
      rr(44, 84, 176, 22, 3, 'none', `stroke="${C.glacier}" stroke-width="2.5"`) +
      rr(44, 116, 120, 22, 3, 'none', `stroke="${C.glacier}" stroke-width="2.5"`) +
      rr(44, 156, 84, 28, 5, 'none', `stroke="${C.ember}" stroke-width="3" stroke-dasharray="6 4"`);
    b += `<path d="M0 0H640V46H0z" fill="${C.ink}"/><circle cx="28" cy="23" r="7" fill="${C.emberLit}"/><circle cx="52" cy="23" r="7" fill="#5a7468"/><circle cx="76" cy="23" r="7" fill="#5a7468"/>${rr(110, 12, 330, 22, 11, '#33534a')}<path d="M${split} 46V400" stroke="${C.ember}" stroke-width="5"/><g filter="url(#t)"><circle cx="${split}" cy="300" r="22" fill="${C.snow}"/></g><path d="M${split - 5} 291l-9 9 9 9M${split + 5} 291l9 9-9 9" fill="none" stroke="${C.ember}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
    return [r, b];
  },
};
for (const [k, f] of Object.entries(covers)) {
  if (only.length && !only.includes(k)) continue;
  const [r, b, base] = await f();
  const p = await sharp(base ?? (await png(r)))
    .composite([{ input: await over(b), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const s = await sharp(p).resize(W, H, { kernel: 'lanczos3' }).png().toBuffer();
  await avif(s, join(PICTURES, `cover-${k}.avif`), 14e3);
  if (FILMED.has(k)) await avif(p, join(MEMBER_PICTURES, `poster-${k}.avif`), 56e3);
}

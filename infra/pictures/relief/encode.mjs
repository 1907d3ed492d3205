import sharp from 'sharp';
export const raw = (r) => sharp(Buffer.from(r.rgb.buffer), { raw: { width: r.w, height: r.h, channels: 3 } });
/** highest AVIF quality within `max` bytes */
export async function avif(buf, file, max, lo = 22, hi = 72, extra = {}) {
  let best = null;
  while (lo <= hi) {
    const q = (lo + hi) >> 1,
      b = await sharp(buf)
        .avif({ quality: q, effort: extra.effort ?? 4, chromaSubsampling: '4:2:0', ...extra })
        .toBuffer();
    if (b.length <= max) {
      best = { b, q };
      lo = q + 1;
    } else hi = q - 1;
  }
  if (!best) {
    const b = await sharp(buf).avif({ quality: lo, effort: 6 }).toBuffer();
    best = { b, q: lo };
  }
  const fs = await import('node:fs');
  fs.writeFileSync(file, best.b);
  return { file, bytes: best.b.length, q: best.q };
}

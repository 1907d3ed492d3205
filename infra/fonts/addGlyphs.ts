import type { Glyph, Point } from './signs.ts';

type Tables = Map<string, Buffer>;

/**
 * A TrueType font, variable or not, with those of some glyphs that it lacks, the same at each weight: subsetting cannot add what a family lacks, and a
 * browser that does not find a character in it asks every font of the device for one, which can take a phone as long as all the rest
 * of a layout.
 *
 * @param font sfnt, with outlines in `glyf`, of a thousand units to the em
 * @param wanted those that it has stay as they are
 */
export function addGlyphs(font: Buffer, wanted: readonly Glyph[]): Buffer {
  const tables = readTables(font);
  const count = table(tables, 'maxp').readUInt16BE(4);
  const points = readCharacterMap(table(tables, 'cmap'));
  const code = ({ character }: Glyph) => character.codePointAt(0) as number;
  const glyphs = wanted.filter((glyph) => !points.has(code(glyph)));
  for (const [index, glyph] of glyphs.entries()) points.set(code(glyph), count + index);
  tables.set('cmap', characterMap(points));
  table(tables, 'maxp').writeUInt16BE(count + glyphs.length, 4);
  tables.set('hmtx', metrics(tables, count, glyphs));
  table(tables, 'hhea').writeUInt16BE(count + glyphs.length, 34);
  addOutlines(tables, glyphs);
  const variations = tables.get('gvar');
  if (variations) tables.set('gvar', unvaried(variations, count, glyphs.length));
  // Without names of glyphs, whose number would have to fit.
  const names = table(tables, 'post').subarray(0, 32);
  names.writeUInt32BE(0x00030000, 0);
  tables.set('post', names);
  return writeTables(font.readUInt32BE(0), tables);
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
}

function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + index * 16));
  return new Map(
    records.map((record) => {
      const [from, length] = [record.readUInt32BE(8), record.readUInt32BE(12)];
      return [record.toString('latin1', 0, 4), Buffer.from(font.subarray(from, from + length))];
    }),
  );
}

/** Widths and bearings of each glyph, the new ones last. */
function metrics(tables: Tables, count: number, glyphs: readonly Glyph[]): Buffer {
  const old = table(tables, 'hmtx');
  const full = table(tables, 'hhea').readUInt16BE(34);
  const all = Buffer.alloc((count + glyphs.length) * 4);
  for (let glyph = 0; glyph < count; glyph += 1) {
    const isShort = glyph >= full;
    all.writeUInt16BE(old.readUInt16BE(Math.min(glyph, full - 1) * 4), glyph * 4);
    all.writeInt16BE(old.readInt16BE(isShort ? full * 4 + (glyph - full) * 2 : glyph * 4 + 2), glyph * 4 + 2);
  }
  for (const [index, { advance, contours }] of glyphs.entries()) {
    all.writeUInt16BE(advance, (count + index) * 4);
    all.writeInt16BE(contours.length > 0 ? boxOf(contours).left : 0, (count + index) * 4 + 2);
  }
  return all;
}

/** Outlines of the new glyphs after those of the others. */
function addOutlines(tables: Tables, glyphs: readonly Glyph[]): void {
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  const places = table(tables, 'loca');
  const ends: Buffer[] = [];
  const outlines = [table(tables, 'glyf')];
  let end = isLong ? places.readUInt32BE(places.length - 4) : places.readUInt16BE(places.length - 2) * 2;
  for (const { contours } of glyphs) {
    const outline = outlineOf(contours);
    outlines.push(outline);
    end += outline.length;
    const place = Buffer.alloc(isLong ? 4 : 2);
    if (isLong) place.writeUInt32BE(end);
    else place.writeUInt16BE(end / 2);
    ends.push(place);
  }
  tables.set('glyf', Buffer.concat(outlines));
  tables.set('loca', Buffer.concat([places, ...ends]));
}

const ON_CURVE = 1;
/** Said of the first point: lines of the glyph may cross, and both sides are filled. */
const OVERLAPS = 0x40;

/** A simple glyph of straight lines; nothing where there are none. */
function outlineOf(contours: Glyph['contours']): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat();
  const { left, bottom, right, top } = boxOf(contours);
  let last = -1;
  const ends = contours.map((contour) => {
    last += contour.length;
    return last;
  });
  const flags = Buffer.alloc(points.length, ON_CURVE);
  flags[0] = ON_CURVE | OVERLAPS;
  const steps = (of: (point: Point) => number) =>
    points.map((point, index) => of(point) - (index ? of(points[index - 1] as Point) : 0));
  const written = Buffer.concat([
    words([contours.length, left, bottom, right, top, ...ends, 0]),
    flags,
    words(steps(([x]) => x)),
    words(steps(([, y]) => y)),
  ]);
  return Buffer.concat([written, Buffer.alloc(-written.length & 3)]);
}

function boxOf(contours: Glyph['contours']) {
  const [across, up] = [contours.flat().map(([x]) => x), contours.flat().map(([, y]) => y)];
  return { left: Math.min(...across), bottom: Math.min(...up), right: Math.max(...across), top: Math.max(...up) };
}

function words(values: readonly number[]): Buffer {
  const written = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    written.writeInt16BE(value, index * 2);
  });
  return written;
}

/** Which glyph each character has, of a map with a table of format 4. */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const found = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
    .map((from) => cmap.subarray(from))
    .find((one) => one.readUInt16BE(0) === 4);
  if (!found) throw new Error('The font has no character map of format 4');
  const double = found.readUInt16BE(6);
  const points = new Map<number, number>();
  for (let at = 0; at < double; at += 2) {
    const [end, start] = [found.readUInt16BE(14 + at), found.readUInt16BE(16 + double + at)];
    const delta = found.readUInt16BE(16 + 2 * double + at);
    const rangeAt = 16 + 3 * double + at;
    const range = found.readUInt16BE(rangeAt);
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const glyph = range === 0 ? point : found.readUInt16BE(rangeAt + range + 2 * (point - start));
      if (glyph !== 0) points.set(point, (glyph + delta) & 0xffff);
    }
  }
  return points;
}

/** Which glyph each character has, as format 12. */
function characterMap(points: ReadonlyMap<number, number>): Buffer {
  const sorted = [...points].sort(([one], [other]) => one - other);
  const header = Buffer.alloc(12 + 16);
  header.writeUInt16BE(1, 2);
  header.writeUInt16BE(3, 4);
  header.writeUInt16BE(10, 6);
  header.writeUInt32BE(12, 8);
  header.writeUInt16BE(12, 12);
  header.writeUInt32BE(16 + sorted.length * 12, 16);
  header.writeUInt32BE(sorted.length, 24);
  const groups = sorted.map(([point, glyph]) => {
    const group = Buffer.alloc(12);
    group.writeUInt32BE(point, 0);
    group.writeUInt32BE(point, 4);
    group.writeUInt32BE(glyph, 8);
    return group;
  });
  return Buffer.concat([header, ...groups]);
}

/** Variations of each glyph, of which the new ones have none. */
function unvaried(gvar: Buffer, count: number, added: number): Buffer {
  const size = gvar.readUInt16BE(14) & 1 ? 4 : 2;
  const end = 20 + (count + 1) * size;
  const nothing = Array.from({ length: added }, () => gvar.subarray(end - size, end));
  const made = Buffer.concat([gvar.subarray(0, end), ...nothing, gvar.subarray(end)]);
  made.writeUInt16BE(count + added, 12);
  for (const at of [8, 16])
    if (made.readUInt32BE(at) >= end) made.writeUInt32BE(made.readUInt32BE(at) + size * added, at);
  return made;
}

function writeTables(version: number, tables: Tables): Buffer {
  const all = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(all.length));
  const head = Buffer.alloc(12 + all.length * 16);
  head.writeUInt32BE(version, 0);
  [all.length, power * 16, Math.log2(power), (all.length - power) * 16].forEach((value, index) => {
    head.writeUInt16BE(value, 4 + index * 2);
  });
  const bodies: Buffer[] = [];
  let at = head.length;
  all.forEach(([tag, body], index) => {
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    const record = head.subarray(12 + index * 16);
    record.write(tag, 0, 'latin1');
    record.writeUInt32BE(sumOf(padded), 4);
    record.writeUInt32BE(at, 8);
    record.writeUInt32BE(body.length, 12);
    bodies.push(padded);
    at += padded.length;
  });
  return Buffer.concat([head, ...bodies]);
}

function sumOf(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

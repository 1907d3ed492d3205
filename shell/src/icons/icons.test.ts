import { expect, test } from 'vitest';
import { downloads } from '../exposes/downloads.ts';

const files = await downloads();
const bytes = (path: string) => Buffer.from(files[path] ?? []);
/** Width and height of a PNG, as its header says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('draws the mark in every shape that systems ask for by name (AMB-77)', () => {
  expect(sizeOf(bytes('/apple-touch-icon.png'))).toEqual([180, 180]);
  const ico = bytes('/favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  const image = ico.subarray(ico.readUInt32LE(18));
  expect([image.subarray(1, 4).toString(), image.length, sizeOf(image)]).toEqual([
    'PNG',
    ico.readUInt32LE(14),
    [32, 32],
  ]);
});

test('names icons in the manifest that are there, in their size (AMB-77)', () => {
  const manifest = JSON.parse(bytes('/site.webmanifest').toString());
  expect([manifest.name, manifest.lang, manifest.start_url]).toEqual(['Cimes', 'fr-CA', '/']);
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(bytes(src)).join('x')).toBe(sizes);
});

test('gives the same bytes for the same mark, also in the same process', async () => {
  expect(await downloads()).toEqual(files);
});

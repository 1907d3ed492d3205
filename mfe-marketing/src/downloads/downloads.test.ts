import { unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import type { Block } from '../content/downloads/document.ts';
import { checklist, funnels, guide, typeOf } from '../content/downloads/files.ts';
import { guideText } from '../content/downloads/guide/guide.ts';
import { seoChecklist } from '../content/downloads/seoChecklist.ts';
import { downloads } from '../exposes/downloads.ts';

let files: Record<string, Uint8Array>;
/** Setting 26 pages takes a second or two on a busy machine. */
const MAKING_MS = 30_000;
beforeAll(async () => {
  files = await downloads();
}, MAKING_MS);

const bytesOf = (path: string) => (files[path] ?? new Uint8Array()).slice();
const startOf = (path: string) => String.fromCharCode(...bytesOf(path).slice(0, 5));
const squeezed = (text: string) => text.replace(/\s/g, '');

async function readPdf(path: string) {
  const pdf = await getDocumentProxy(bytesOf(path));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const text = texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('');
  return { pdf, pages, text: squeezed(text) };
}

/** Every sentence of a block. */
function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'list':
      return block.items;
    case 'boxes':
      return block.items.flatMap(({ title, text = '' }) => [title, text]);
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'note':
      return [block.title, block.text];
    case 'formula':
      return [block.rule, block.example];
  }
}

test('makes the three files under the addresses of the specification (MKT-017, AMB-15)', () => {
  expect(Object.keys(files)).toEqual([
    '/guides/scale-up-b2c-premium.pdf',
    '/guides/checklist-seo-quebec.pdf',
    '/templates/funnels-premium.zip',
  ]);
  expect([guide, checklist, funnels].map(({ path }) => startOf(path))).toEqual(['%PDF-', '%PDF-', 'PK\x03\x04\x14']);
});

test.each([guide, checklist, funnels])('says in its link how large $path is (AMB-15)', (file) => {
  expect(Math.abs(bytesOf(file.path).length / 1000 - file.kilobytes)).toBeLessThan(1);
  expect(typeOf(file)).toMatch(/^(?:PDF, \d+\u00a0pages|ZIP, \d+\u00a0fichiers), \d+\u00a0ko$/);
});

test('gives the same bytes from the same sources', { timeout: MAKING_MS }, async () => {
  expect(await downloads()).toEqual(files);
});

test.each([guide, checklist])('tags $path, names its language and title, and has its pages (AMB-15)', async (file) => {
  const { pdf, pages } = await readPdf(file.path);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Language: 'fr-CA',
    Author: 'Cimes Marketing inc.',
    Title: expect.stringMatching(/.{20}/),
  });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(pdf.numPages).toBe(file.parts);
  for (const page of pages) expect(JSON.stringify(await page.getStructTree())).toMatch(/"role":"(?:H1|H2|P|L|Table)"/);
});

test('prints every sentence of the guide', async () => {
  const { pdf, text } = await readPdf(guide.path);
  expect(pdf.numPages).toBeGreaterThanOrEqual(10);
  for (const { title, lead, blocks } of guideText.chapters) {
    for (const sentence of [title, lead, ...blocks.flatMap(textsOf)]) expect(text).toContain(squeezed(sentence));
  }
});

test('leads from contents and outline to every chapter of the guide', async () => {
  const { pdf, pages } = await readPdf(guide.path);
  const outline = await pdf.getOutline();
  expect(outline?.map(({ title }) => title)).toEqual(guideText.chapters.map(({ title }) => title));
  const links = (await pages[1]?.getAnnotations())?.filter(({ subtype }) => subtype === 'Link') ?? [];
  expect(links).toHaveLength(guideText.chapters.length);
  for (const { dest } of links) expect(await pdf.getDestination(dest)).not.toBeNull();
});

test('prints the ten checks with their instructions (AMB-15)', async () => {
  const { text } = await readPdf(checklist.path);
  const items = seoChecklist.groups.flatMap((group) => group.items);
  expect(items).toHaveLength(10);
  for (const { title, text: how } of items) {
    expect(text).toContain(squeezed(title));
    expect(text).toContain(squeezed(how));
  }
});

const unzipped = () => Object.entries(unzipSync(bytesOf(funnels.path)));
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

test('packs templates that open on any machine, and lists them all (MKT-017)', () => {
  const entries = unzipped();
  expect(entries).toHaveLength(funnels.parts);
  const readme = decode(entries.find(([path]) => path.endsWith('LISEZ-MOI.txt'))?.[1] ?? new Uint8Array());
  for (const [path, bytes] of entries) {
    expect(path).toMatch(/^entonnoirs-premium\/[\w/.-]+\.(?:txt|csv|html)$/);
    const text = decode(bytes);
    expect(text.length).toBeGreaterThan(500);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    if (!path.endsWith('LISEZ-MOI.txt')) expect(readme).toContain(path.replace('entonnoirs-premium/', ''));
  }
});

test('packs spreadsheets whose rows are complete and whose formulas find their cells', () => {
  const sheets = unzipped().filter(([path]) => path.endsWith('.csv'));
  expect(sheets).toHaveLength(3);
  for (const [path, bytes] of sheets) {
    const text = decode(bytes);
    expect(text.startsWith('\ufeff'), path).toBe(true);
    const rows = text
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(';'));
    expect(new Set(rows.map((row) => row.length)).size, path).toBe(1);
    for (const cell of rows.flat().filter((content) => content.startsWith('='))) {
      for (const [, column = '', row = ''] of cell.matchAll(/([A-Z])(\d+)/g)) {
        const found = rows[Number(row) - 1]?.[column.charCodeAt(0) - 65];
        expect(found, `${path} ${cell}`).toBeDefined();
        expect(found, `${path} ${cell}`).not.toMatch(/[A-Za-zÀ-ÿ]{3}/);
      }
    }
  }
});

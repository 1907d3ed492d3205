import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSiteConfig } from './siteConfig.ts';

async function withConfig(text?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'agence-config-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  if (text !== undefined) await writeFile(join(dataDir, 'config.json'), text);
  return readSiteConfig(dataDir);
}

test('works with no third party unless told to (AMB-49)', async () => {
  expect(await withConfig()).toEqual({});
});

test('reads the calendar, the tag manager and the pixel', async () => {
  const config = {
    calendarUrl: 'https://calendrier.exemple.test/cimes',
    tagManagerId: 'GTM-ABC1234',
    pixelId: '123456',
  };
  expect(await withConfig(JSON.stringify(config))).toEqual(config);
});

test.each([
  ['{', /config\.json is no JSON/],
  ['{"calendarUrl":"http://calendrier.exemple.test"}', /calendarUrl: must start with https/],
  ['{"tagManagerId":"<script>"}', /tagManagerId: must look like GTM/],
  ['{"pixelId":5}', /pixelId/],
  ['{"pixel":"5"}', /pixel/],
])('refuses %s, naming the field', async (text, message) => {
  await expect(withConfig(text)).rejects.toThrow(message);
});

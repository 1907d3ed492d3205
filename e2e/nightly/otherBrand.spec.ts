import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brand, mark, palette, privacyOfficer } from '@agence/shared-contracts/brand';
import { socialImagePath } from '@agence/shared-contracts/remote/socialImagePath';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { freePort } from '../support/freePort.ts';
import { ROOT } from '../support/site.ts';
import { startCommand } from '../support/startCommand.ts';
import { expect, test } from '../support/test.ts';

const CONFIGURATION = 'shared-contracts/src/brand.ts';
const DRAWN_IN = ['shared-contracts/src/art/coverTones.ts', 'shared-contracts/src/tokens/drawnInks.ts'];
/** What is made from sources, or is somebody's own. */
const NOT_COPIED = ['node_modules', 'dist', '.cache', '.git'];
/** A colour that any other brand has too. */
const NOBODYS = '#ffffff';

const other = {
  name: 'Boréas',
  legalName: 'Groupe Boréas ltée',
  phone: '581 555-0177',
  phoneHref: 'tel:+15815550177',
  email: 'allo@boreas.example.org',
  street: '7, chemin du Faux-Semblant',
  postalCode: 'J9Z 8Z8',
  hours: 'En tout temps, par écrit',
} as const;

/** The sources with everything in the brand's configuration changed: a colour becomes the grey that is as bright. */
function rebranded(): string {
  const folder = mkdtempSync(join(tmpdir(), 'other-brand-'));
  const top = readdirSync(ROOT, { withFileTypes: true });
  for (const { name } of top.filter(
    (entry) => !NOT_COPIED.includes(entry.name) && !/^(?:\.|docs|e2e)/.test(entry.name),
  ))
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !NOT_COPIED.includes(basename(source)),
    });
  // Packages are those of this repository; what we write ourselves is the copy's.
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name === '@agence')
      cpSync(join(ROOT, 'node_modules', name), join(packages, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  let source = readFileSync(join(folder, CONFIGURATION), 'utf8');
  const replace = (from: string, to: string) => {
    expect(source).toContain(from);
    source = source.replaceAll(from, to);
  };
  replace(brand.legalName, other.legalName);
  for (const field of ['phoneHref', 'phone', 'email', 'street', 'postalCode', 'hours'] as const)
    replace(brand[field], other[field]);
  replace(`'${brand.name}'`, `'${other.name}'`);
  replace(privacyOfficer.email, 'loi25@boreas.example.org');
  replace(privacyOfficer.name, 'Ariane Vaillancourt');
  replace('social: [],', "social: [{ name: 'Nordnet', href: 'https://nordnet.example/boreas' }],");
  replace('Mo-Fr 08:00-17:00', 'Mo-Su 00:00-23:59');
  replace(mark[0]?.d ?? '', 'M2 28 16 4l14 24');
  replace(mark[1]?.d ?? '', 'm9 28 7-12 7 12');
  const inGrey = (text: string) =>
    text.replace(/#[0-9a-f]{6}/g, (color) => (color === NOBODYS ? color : greyOf(color)));
  writeFileSync(join(folder, CONFIGURATION), inGrey(source));
  for (const inks of DRAWN_IN) writeFileSync(join(folder, inks), inGrey(readFileSync(join(folder, inks), 'utf8')));
  return folder;
}

function greyOf(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2);
  const level = Math.round((0.2126 * r + 0.7152 * g + 0.0722 * b) ** (1 / 2.2) * 255);
  // Off the middle, so that it is further from what it is read on.
  const away = Math.min(255, Math.max(0, level + (level > 110 ? 4 : -4)));
  return `#${away.toString(16).padStart(2, '0').repeat(3)}`;
}

/** Everything by which somebody would know the brand before. */
const traces: readonly string[] = [
  ...[brand.phone, brand.phoneHref.slice(5), brand.email, brand.street, brand.postalCode, brand.hours, 'Mo-Fr 08:00'],
  ...[privacyOfficer.name, privacyOfficer.email, ...mark.map(({ d }) => d)],
  ...Object.values(palette).flatMap((colors) => Object.values(colors).filter((color) => color !== NOBODYS)),
];
const NAME = new RegExp(`\\b${brand.name}\\b`, 'i');

const tracesIn = (text: string) => [...traces.filter((trace) => text.includes(trace)), ...(NAME.exec(text) ?? [])];

/** The text of an answer; of a PDF what its head says, in which PDFKit writes names as UTF-16. */
async function textOf(answer: APIResponse): Promise<string> {
  const body = await answer.body();
  return answer.headers()['content-type']?.includes('pdf')
    ? body.toString('latin1').replaceAll('\0', '')
    : body.toString();
}

/** Everything that a site serves to visitors: pages and their addresses of files, also those that only code names. */
async function addressesOf(request: APIRequestContext, url: string): Promise<string[]> {
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const found = new Set([...pages, '/introuvable', '/.well-known/security.txt', '/site.webmanifest', '/favicon.svg']);
  for (const address of found) {
    const answer = await request.get(url + address);
    if (!/html|javascript|json/.test(answer.headers()['content-type'] ?? '')) continue;
    for (const [, link = ''] of (await answer.text()).matchAll(
      /["'(]((?:\/r)?\/[\w@./-]+\.(?:js|svg|css|pdf|zip|xml|json|txt))["')]/g,
    ))
      found.add(link);
  }
  return [...found];
}

test('another brand reaches everything that visitors get, and leaves no trace of the one before (AMB-54)', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const folder = rebranded();
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: undefined, AGENCE_DATA: join(folder, '.data'), SITE_URL: undefined };
  const site = startCommand('node', ['infra/bin/agence.mjs', 'start'], {
    cwd: folder,
    env: { ...env, PORT: `${port}` },
  });
  try {
    await site.says(/Ctrl\+C stops everything/);
    const url = `http://localhost:${port}`;
    const left: string[] = [];
    const addresses = await addressesOf(request, url);
    for (const kind of [/^\/$/, /\.pdf$/, /\.zip$/, /\.js$/, /\.svg$/, /\.xml$/, /^\/blog\//, /^\/legal\//])
      expect(
        addresses.some((address) => kind.test(address)),
        `${kind}`,
      ).toBe(true);
    for (const address of addresses)
      for (const trace of tracesIn(await textOf(await request.get(url + address)))) left.push(`${address}: ${trace}`);
    // Also what is only loaded once somebody is signed in: certificates, receipts, the console.
    for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (/\/dist\b/.test(parentPath) && /\.(?:js|json|html|svg|css|webmanifest|xml|txt)$/.test(name))
        for (const trace of tracesIn(readFileSync(join(parentPath, name), 'utf8'))) left.push(`${name}: ${trace}`);
    expect(left).toEqual([]);

    const home = await (await request.get(url)).text();
    for (const value of [other.name, other.phone, other.street, other.hours, 'https://nordnet.example/boreas'])
      expect(home).toContain(value);
    const privacy = await (await request.get(`${url}/legal/politique-confidentialite`)).text();
    expect(privacy).toContain(`Ariane Vaillancourt`);
    expect(await (await request.get(`${url}/.well-known/security.txt`)).text()).toContain(`mailto:${other.email}`);
    // Drawn, and so not to be read: they are others than ours.
    for (const image of [socialImagePath('/'), '/icon-512.png', '/apple-touch-icon.png', '/favicon.ico']) {
      const [theirs, ours] = await Promise.all([url, baseURL].map((site) => request.get(site + image)));
      expect([theirs?.status(), ours?.status()], image).toEqual([200, 200]);
      expect((await theirs?.body())?.equals((await ours?.body()) as Buffer), image).toBe(false);
    }

    // A mail: asked for, sent by the worker, and read in the mailbox of the evaluation.
    const email = 'visiteuse@exemple.test';
    const data = { kind: 'newsletter', id: crypto.randomUUID(), email, return_to: '/' };
    expect((await request.post(`${url}/functions/v1/lead`, { data })).ok()).toBe(true);
    const mailbox = async () => (await request.get(`${url}/courriels-de-developpement`)).text();
    await expect.poll(mailbox, { timeout: 60_000 }).toContain(email);
    expect(tracesIn(await mailbox())).toEqual([]);
    expect(await mailbox()).toContain(`${other.name}, ${other.street}`);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
});

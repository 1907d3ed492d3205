import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@agence/shared-contracts/remote/release';
import { contentVersion } from '../../build/contentVersion.ts';

interface ReleaseChanges extends Partial<Release> {
  /** Markup of the page at `/{name}`. */
  readonly html?: string;
  /** Files besides the usual ones: path → text. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** The server half of a shell in a few lines. */
const SHELL = `
export const manifest = {}, bootstrapScript = '', preloadFonts = [], socialFont = '';
const head = { title: 'Titre', description: '', keywords: [] };
export const documentCss = () => '', renderFrame = () => ({ header: '', footer: '', dialogs: '', styles: '' });
export const renderNotFound = () => ({ html: '<h1>Introuvable</h1>', styles: '', head });
export const renderUnavailable = () => ({ html: '<h1>Indisponible</h1>', styles: '', head });
`;

/** The server half of a remote that shows one page wherever it is asked. */
const serverOf = (page: object) => `
export const manifest = {}, staticPaths = async () => [], sitemapPaths = async () => [];
export const render = async () => (${JSON.stringify(page)});
`;

/**
 * Writes a small, valid release folder for tests, with the changes asked for.
 *
 * @param changes.version its semver, to which the hash of the content is added; a version with a hash stays as it is
 * @returns its path
 */
export function aRelease({ html = '<h1>Titre</h1>', extra = {}, ...changes }: ReleaseChanges = {}): string {
  const name = changes.name ?? 'mfe-blog';
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const page = {
    kind: 'page',
    status: 200,
    routeId: 'page',
    html,
    styles: '',
    head: { title: 'Titre', description: 'Description', keywords: [] },
  };
  const contents: Record<string, string> = {
    'remoteEntry.js': 'export const init = () => {};',
    'server/server.js': name === 'shell' ? SHELL : serverOf(page),
    'fragments/page.json': JSON.stringify(page),
    ...extra,
  };
  const files: Release['files'] = {};
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    files[path] = { integrity, bytes: Buffer.byteLength(text) };
  }
  const release: Release = {
    schema: 1,
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    entry: 'remoteEntry.js',
    modules: [],
    routes: [
      { id: 'page', path: `/${name}`, access: 'public', render: 'static', query: [], sitemap: true, modules: [] },
    ],
    fragments: { [`/${name}`]: 'fragments/page.json' },
    redirects: [],
    navigation: [],
    server: 'server/server.js',
    publicFiles: {},
    files,
    ...changes,
  };
  const version = release.version.includes('-') ? release.version : contentVersion(release);
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, version }));
  return folder;
}

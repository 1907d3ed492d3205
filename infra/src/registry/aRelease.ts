import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@agence/shared-contracts/remote/release';

interface ReleaseChanges extends Partial<Release> {
  /** Markup of the page at `/{name}`. */
  readonly html?: string;
  /** Files besides the usual ones: path → text. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** Writes a small, valid release folder for tests, with the changes asked for. @returns its path */
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
    'server/server.js': 'export const manifest = {};',
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
    version: '1.0.0-0123456789',
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
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

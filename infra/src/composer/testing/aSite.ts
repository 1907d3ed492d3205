import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BackendRefusal } from '@agence/shared-contracts/backend/refusal';
import type { FrameRequest, ShellServer } from '@agence/shared-contracts/remote/frame';
import type { ListedPage } from '@agence/shared-contracts/remote/page';
import type { Release, ReleaseRoute } from '@agence/shared-contracts/remote/release';
import type { RemoteServer, RenderablePage, RenderedPage, RenderRequest } from '@agence/shared-contracts/server';
import { vi } from 'vitest';
import { inProcess } from '../../renderer/Renderer.ts';
import type { ComposerOptions } from '../Answering.ts';
import { createComposer } from '../createComposer.ts';
import { type CompositionSnapshot, composeSnapshot } from '../snapshot.ts';
import { aConnection } from './aConnection.ts';

export const route = (
  path: string,
  render: ReleaseRoute['render'],
  changes: Partial<ReleaseRoute> = {},
): ReleaseRoute => ({
  ...{ id: path, path, access: 'public', render, query: [], sitemap: true, modules: [] },
  ...changes,
});

/** The routes of the one remote. */
const ROUTES: readonly ReleaseRoute[] = [
  route('/', 'static'),
  route('/blog', 'static', { query: ['page', 'q'] }),
  route('/blog/:slug', 'static', { text: 'landing' }),
  route('/formations', 'data', { query: ['q', 'niveau'] }),
  route('/formations/:slug', 'data'),
  route('/compte', 'client', { access: 'member', query: ['onglet'] }),
  route('/connexion', 'client', { access: 'guest' }),
  route('/studio/*', 'client', {
    access: 'member',
    sitemap: false,
    modules: ['assets/studio.js'],
    places: [
      { id: 'list', path: '', modules: ['assets/studio.js', 'assets/list.js'] },
      { id: 'course', path: 'cours/:id', modules: ['assets/studio.js', 'assets/course.js'] },
    ],
  }),
  route('/atelier/*', 'client', { modules: ['assets/atelier.js'] }),
  route('/equipe', 'client', { sitemap: false }),
  route('/rendez-vous/:jeton', 'data', { isKey: true, sitemap: false }),
];
const REDIRECTS = [
  { from: '/cours', to: '/formations' },
  { from: '/articles/:slug', to: '/blog/:slug' },
];
/** Paths that are prerendered. */
const LISTED = ['/', '/blog', '/blog/neige', '/blog/stratégie'];

const SHARED = ['/nous-joindre', '/nos-chiffres'];
/** The same routes where articles show what is published for the whole site. */
const SHARING: ReleaseRoute[] = [
  ...ROUTES.map((one) =>
    one.path === '/blog/:slug' ? { ...one, reads: ['claims' as const, 'contact' as const] } : one,
  ),
  ...SHARED.map((path) => route(path, 'static', { text: path === '/nous-joindre' ? 'contact' : 'claims' })),
];

/** What every page of a fake remote says besides its address. */
const SAID = { kind: 'page', status: 200, routeId: 'page' } as const;
const headOf = (title: string) => ({ title, description: title, keywords: [] });

/** A page that a fake remote has read. */
export function aPage(title: string, changes: Partial<RenderablePage> = {}): RenderablePage {
  const markup = { html: `<h1>${title}</h1>`, styles: '' };
  return { ...SAID, head: headOf(title), data: { title }, render: () => markup, ...changes };
}

function aRelease(name: string, version: string, changes: Partial<Release> = {}): Release {
  return {
    ...{ schema: 1, name, version, contract: '^1.0.0', entry: 'remoteEntry.js', modules: [], routes: [] },
    ...{ fragments: {}, redirects: [], navigation: [], server: 'server/server.js', publicFiles: {}, files: {} },
    ...changes,
  };
}

const frame = { header: '<header></header>', footer: '', dialogs: '', styles: '<style>header{}</style>' };
const shellServer = {
  bootstrapScript: 'start()',
  preloadFonts: ['static/a.woff2'],
  documentCss: (base: string) => `:root{--base:"${base}"}`,
  renderFrame: () => frame,
  socialFont: 'bricolage-700.ttf',
  socialImage: () => '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  renderPending: () => ({ html: '<p>Un instant</p>', styles: '' }),
  renderNotFound: (path: string) => ({
    html: `<h1>Introuvable : ${path}</h1>`,
    styles: '',
    head: headOf('Introuvable'),
  }),
  renderUnavailable(_: string, why: string) {
    const title = why === 'fault' ? 'En défaut' : 'Indisponible';
    return { html: `<h1>${title}</h1>`, styles: '', head: headOf(title) };
  },
} as unknown as ShellServer;

interface Changes extends Partial<ComposerOptions> {
  /** Version of the remote. */
  readonly version?: string;
  /** More routes of the remote, and more of their pages that are prerendered. */
  readonly more?: { readonly routes: readonly ReleaseRoute[]; readonly listed: readonly string[] };
  /** More of its server half. */
  readonly server?: Partial<RemoteServer>;
  /** Pages whose texts every page shows: the claims of the file at `/nos-chiffres`. Without them there is none. */
  readonly shared?: { readonly claims: unknown };
  /** Of shells from before, it does not fetch what pages leave for later. */
  readonly fetchesLater?: true;
  /** Likewise styles. */
  readonly fetchesStyles?: true;
}

/**
 * A site of a shell and one remote, whose loader and reader a test plays: fragments are read by `fragmentOf`, everything
 * else is asked of `load`.
 */
export function aSite({
  version = '1.0.0-0',
  more,
  server,
  shared,
  fetchesLater,
  fetchesStyles,
  ...options
}: Changes = {}) {
  const renderFrame = vi.fn((_: FrameRequest) => frame);
  const ofShell = {
    ...{ ...shellServer, renderFrame },
    ...(fetchesLater ? { fetchesLater } : {}),
    ...(fetchesStyles ? { fetchesStyles } : {}),
  };
  const load = vi.fn<(request: RenderRequest) => ReturnType<NonNullable<RemoteServer['load']>>>(async ({ path }) =>
    aPage(`Page ${path}`),
  );
  const sitemapPaths = vi.fn(async (): Promise<(string | ListedPage)[]> => ['/formations/seo']);
  const fragmentOf = vi.fn<CompositionSnapshot['fragmentOf']>(
    async (_, path): Promise<RenderedPage> => ({
      ...{ ...SAID, head: headOf(`Fragment ${path}`), data: { path, ...shared } },
      ...{ html: `<h1>Fragment ${path}</h1>`, styles: '<style data-styled="a">h1{}</style>' },
    }),
  );
  /** The site at a revision of the registry. */
  function at(revision: number, remote: string, shell = '1.0.0-s', contract = '^1.0.0'): CompositionSnapshot {
    const release = aRelease('mfe-blog', remote, {
      contract,
      routes: [...(shared ? SHARING : ROUTES), ...(more?.routes ?? [])],
      navigation: shared
        ? [{ slot: 'services', label: 'Sites', to: '/blog', stat: '150 sites', claim: 'sites', order: 1 }]
        : [],
      redirects: REDIRECTS,
      fragments: Object.fromEntries(
        [...LISTED, ...(shared ? SHARED : []), ...(more?.listed ?? [])].map((path) => [path, `fragments${path}.json`]),
      ),
    });
    return composeSnapshot({
      ...{
        revision,
        shell: aRelease('shell', shell),
        shellServer: ofShell,
        remotes: [release],
      },
      folderOf: () => resolve(import.meta.dirname, '../../../../shell/static/fonts'),
      isWithdrawn: () => false,
      isPublished: () => true,
      isNamed: () => true,
      hasEarlier: () => false,
      rendererOf: async () => inProcess({ load, sitemapPaths, ...server } as unknown as RemoteServer),
      fragmentOf,
    });
  }
  let current = at(1, version);
  const { fetch } = createComposer({
    dataDir: mkdtempSync(join(tmpdir(), 'site-')),
    siteUrl: 'http://site.test',
    hosts: ['site.test'],
    anonKey: 'key',
    backendUrl: 'http://backend.test',
    config: {},
    current: () => current,
    ...options,
  });
  return {
    load,
    sitemapPaths,
    fragmentOf,
    renderFrame,
    at,
    snapshot: () => current,
    /** The registry flips to other releases. @param contract range that the remote needs; the shell offers 1.0.0 */
    flip(remote: string, shell?: string, contract?: string) {
      current = at(current.revision + 1, remote, shell, contract);
    },
    async ask(path: string, headers: Record<string, string> = {}, method = 'GET', clientIp = '') {
      return fetch(
        new Request(`http://site.test${path}`, { method, headers: { host: 'site.test', ...headers } }),
        aConnection({ clientIp }),
      );
    },
  };
}

/** What reading a backend that does not answer ends with. */
export const anOutage = () => new BackendRefusal({ message: 'fetch failed' });

/** The heading of the page that an answer carries. */
export async function titleOf(response: Response): Promise<string | undefined> {
  return /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];
}

import { resolve } from 'node:path';
import { inProcess } from '../../renderer/Renderer.ts';
import type { CompositionSnapshot } from '../snapshot.ts';

interface OneRoute {
  readonly path: string;
  readonly query?: readonly string[];
  /** What the remote's server half does. */
  readonly server: Parameters<typeof inProcess>[0];
}

/** A site whose one remote has one page, which is read from the backend, in a frame of nothing. */
export function aSnapshot({ path, query = [], server }: OneRoute): CompositionSnapshot {
  const routes = [path, `${path}/:slug`].map((path) => ({ path, render: 'data', access: 'public', sitemap: true }));
  const release = {
    name: 'mfe-marketplace',
    version: '1.0.0-0',
    contract: '^1.0.0',
    fragments: {},
    publicFiles: {},
    routes,
  };
  const route = { id: 'page', path, access: 'public', render: 'data', query, sitemap: true, modules: [], release };
  const markup = { html: '', styles: '', head: { title: '', description: '', keywords: [] } };
  return {
    revision: 1,
    serial: 1,
    shell: { ...release, name: 'shell' },
    shellServer: {
      bootstrapScript: '',
      preloadFonts: [],
      documentCss: () => '',
      renderFrame: () => ({ header: '', footer: '', dialogs: '', styles: '' }),
      renderUnavailable: () => markup,
      socialFont: 'bricolage-700.ttf',
      socialImage: () => '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
    remotes: [release],
    routes: [route],
    redirects: [],
    navigation: [],
    publicFiles: new Map(),
    importMapsFor: () => ({ own: '{}', others: { text: '{}', path: '/importmaps/0.json' } }),
    folderOf: () => resolve(import.meta.dirname, '../../../../shell/static/fonts'),
    isWithdrawn: () => false,
    isPublished: () => true,
    isNamed: () => true,
    rendererOf: async () => inProcess(server),
    registryFor: () => ({}),
  } as unknown as CompositionSnapshot;
}

import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { expect, test } from 'vitest';
import { createRouteTable } from './routes.ts';

test('an address has the route of the remote that owns it, and that of no page has none', () => {
  const route = (path: string) => ({ path, access: 'public', modules: [] });
  const remotes = { 'mfe-blog': { routes: [route('/blog/:slug')] }, 'mfe-tools': { routes: [route('/outils')] } };
  const findRoute = createRouteTable({ remotes } as unknown as RegistrySnapshot);
  expect(findRoute('/blog/neige')).toEqual({ ...route('/blog/:slug'), remote: 'mfe-blog' });
  expect(findRoute('/outils')?.remote).toBe('mfe-tools');
  expect(findRoute('/inconnu')).toBeUndefined();
});

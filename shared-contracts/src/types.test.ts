import { expectTypeOf, test } from 'vitest';
import { dataOf } from './backend/refusal.ts';
import type { EventBus } from './events/bus.ts';
import type { RemoteManifest, RouteDeclaration } from './remote/manifest.ts';
import type { Database, LoadResult, PageProps } from './remote/page.ts';
import type { RemoteLifecycles, ShellApi } from './remote/shell.ts';
import type { RemoteServer } from './server/defineServer.tsx';

// The compiler is what tests here: `npm run check` fails where a type is not what remotes rely on.

test('an event takes its own payload and nothing else', () => {
  expectTypeOf<'nowhere.v1'>().not.toExtend<Parameters<EventBus['publish']>[0]>();
  const use = (bus: EventBus) => {
    bus.publish('auth.signedIn.v1', { userId: 'u1' });
    // @ts-expect-error a field is missing
    bus.publish('auth.signedIn.v1', {});
    // @ts-expect-error no such event
    bus.publish('auth.signedIn.v2', { userId: 'u1' });
    bus.subscribe('auth.signedIn.v1', (payload) => expectTypeOf(payload.userId).toBeString());
  };
  expectTypeOf(use).toBeFunction();
});

test('a manifest says how each route is rendered and who may see it', () => {
  expectTypeOf<RouteDeclaration['render']>().toEqualTypeOf<'static' | 'data' | 'client'>();
  expectTypeOf<RouteDeclaration['access']>().toEqualTypeOf<'public' | 'member' | 'guest'>();
  // @ts-expect-error without a name nothing can be published
  const nameless: RemoteManifest = { routes: [] };
  expectTypeOf(nameless).toEqualTypeOf<RemoteManifest>();
});

test('what is read from the database has the types of its columns', () => {
  const read = async (database: Database) => {
    const [course] = dataOf(await database.from('formations').select('id,title,premium_price_cents').limit(1));
    return course;
  };
  // @ts-expect-error no such table
  const wrong = (database: Database) => database.from('nowhere');
  expectTypeOf(wrong).toBeFunction();
  expectTypeOf(read).returns.resolves.not.toBeAny();
});

test('a page has data only where it was found', () => {
  type Loaded = LoadResult<{ readonly title: string }>;
  expectTypeOf<Extract<Loaded, { kind: 'redirect' }>>().not.toHaveProperty('data');
  expectTypeOf<Extract<Loaded, { kind: 'found' }>['data']>().toEqualTypeOf<{ readonly title: string }>();
  expectTypeOf<PageProps['data']>().toEqualTypeOf<undefined>();
});

test('both halves of a remote are what the shell and the composer call', () => {
  expectTypeOf<RemoteLifecycles>().toHaveProperty('mount').toBeFunction();
  expectTypeOf<RemoteLifecycles>().toHaveProperty('unmount').toBeFunction();
  expectTypeOf<RemoteServer['staticPaths']>().returns.resolves.toEqualTypeOf<string[]>();
  expectTypeOf<ShellApi['navigation']['navigate']>().parameter(0).toBeString();
});

import { createEventBus } from '@agence/shared-contracts/events/bus';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { mountFrame } from '../frame/mountFrame.tsx';
import { createAuthPort } from '../session/authPort.ts';
import { createShellStore } from '../session/store.ts';
import { createUiPort } from '../toast/uiPort.ts';
import { createHeadPort } from './headPort.ts';
import { enhanceLinks } from './links.ts';
import { createNavigation } from './navigation.ts';
import { createOutletApp } from './outletApp.tsx';
import { createRemoteLoader } from './remoteLoader.ts';
import { createRouteTable } from './routes.ts';
import { track } from './track.ts';

const { registry } = window.agence;
const outlet = document.getElementById('outlet') as HTMLElement;
const findRoute = createRouteTable(registry);
const loader = createRemoteLoader(registry);
const navigation = createNavigation({
  findRoute,
  prepare: async (route, url) => {
    const lifecycles = await loader.load(route.remote);
    await lifecycles.prepare({ shell, outlet, onError: () => {} }, url);
  },
});
const events = createEventBus();
const store = createShellStore();
const auth = createAuthPort({ store, events, navigation, anonKey: registry.anonKey });
const shell: ShellApi = {
  contract: CONTRACT_VERSION,
  siteUrl: registry.siteUrl,
  auth,
  events,
  navigation,
  head: createHeadPort(registry.siteUrl, navigation.pageShown),
  ui: createUiPort(store),
  track,
  database: auth.database,
};

for (const name of Object.keys(registry.remotes)) {
  registerApplication({
    name,
    app: createOutletApp({ name, shell, loader, outlet }).load,
    activeWhen: ({ pathname }) => {
      const route = findRoute(pathname);
      return route?.remote === name && guardDecision(route.access, auth.getSnapshot()) === 'show';
    },
  });
}
registerApplication({ name: 'guard', app: createGuardApp({ auth, navigation, outlet }).load, activeWhen: ({ pathname }) => {
  const route = findRoute(pathname);
  return route !== undefined && guardDecision(route.access, auth.getSnapshot()) !== 'show';
} });
auth.subscribe(() => void triggerAppChange());
enhanceLinks(navigation);
start();
void mountFrame({ store, shell }).then(() => {
  for (const id of ['shell-header', 'shell-footer']) window.agence.ready(document.getElementById(id) as HTMLElement);
});

import './react.ts';
import { createEventBus } from '@agence/shared-contracts/events/bus';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { createTracking } from '../analytics/track.ts';
import { createConsent } from '../consent/consent.ts';
import { mountFrame } from '../frame/mountFrame.tsx';
import { createLeadOutbox } from '../lead/leadOutbox.ts';
import { createAuthPort } from '../session/authPort.ts';
import { createGuardApp } from '../session/guardApp.tsx';
import { guardDecision } from '../session/guardDecision.ts';
import { createSignIn } from '../session/signIn.tsx';
import { createUiPort } from '../toast/uiPort.ts';
import { announceNewsletterLink } from './announceNewsletterLink.ts';
import { createHeadPort } from './headPort.ts';
import { enhanceLinks } from './links.ts';
import { logMissingPage } from './logMissingPage.ts';
import { createNavigation } from './navigation.ts';
import { createOutletApp } from './outletApp.tsx';
import { createRemoteLoader } from './remoteLoader.ts';
import { createRouteTable } from './routes.ts';
import { watchConnection } from './watchConnection.ts';

const { registry, ready } = window.agence;
const outlet = document.getElementById('outlet') as HTMLElement;
const findRoute = createRouteTable(registry);
const loader = createRemoteLoader(registry);
const events = createEventBus();
const outbox = createLeadOutbox();
const ui = createUiPort();
// Before all that reads the address, so that the tokens of a mail link have left it.
const auth = createAuthPort({ events, anonKey: registry.anonKey, ui });
const consent = createConsent();

const navigation = createNavigation({
  findRoute,
  prepare: async (route, url) => {
    if (decide(url.pathname) !== 'show') return;
    const lifecycles = await loader.load(route.remote);
    await lifecycles.prepare({ shell, outlet, onError: () => {} }, url);
  },
});
const signIn = createSignIn({ navigation, auth, secondFactor: registry.config.secondFactor ?? false });
const shell: ShellApi = {
  contract: CONTRACT_VERSION,
  siteUrl: registry.siteUrl,
  anonKey: registry.anonKey,
  auth: { ...auth, requestSignIn: signIn.request, openAccount: signIn.openAccount },
  events,
  navigation,
  head: createHeadPort(registry.siteUrl, navigation.pageShown),
  ui,
  track: createTracking(consent, registry.config),
  database: auth.database,
};

/** What the guard says about a path; paths of no remote need none. */
function decide(pathname: string) {
  return guardDecision(findRoute(pathname)?.access ?? 'public', auth.getSnapshot());
}

for (const name of Object.keys(registry.remotes)) {
  registerApplication({
    name,
    app: createOutletApp({ name, shell, loader, outlet }).load,
    activeWhen: ({ pathname }) => findRoute(pathname)?.remote === name && decide(pathname) === 'show',
  });
}
registerApplication({
  name: 'guard',
  app: createGuardApp({
    auth,
    navigation,
    outlet,
    decide: () => decide(location.pathname),
    explain() {
      const denied = findRoute(location.pathname)?.denied;
      if (denied) ui.toast({ ...denied, tone: 'destructive' });
    },
  }),
  activeWhen: ({ pathname }) => decide(pathname) !== 'show',
});
auth.subscribe(() => void triggerAppChange());
events.subscribe('lead.newsletterSubmitted.v1', ({ id, email, form }) =>
  outbox.add({ id, kind: 'newsletter', email, form }),
);
addEventListener('online', () => void outbox.flush());
enhanceLinks(navigation);
start();
void outbox.flush();
announceNewsletterLink(shell.ui);
watchConnection(shell.ui);
logMissingPage();
void mountFrame({ shell, outbox, consent, registry, ready }).then(signIn.start);

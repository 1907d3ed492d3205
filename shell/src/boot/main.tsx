import './react.ts';
import '../styles/adoptServedStyles.ts';
import { createEventBus } from '@agence/shared-contracts/events/bus';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { createTracking } from '../analytics/track.ts';
import { createArriving } from '../arriving/createArriving.ts';
import { documentPage } from '../arriving/documentPage.ts';
import { createConsent } from '../consent/consent.ts';
import { mountFrame } from '../frame/mountFrame.tsx';
import { deliverNewsletters } from '../lead/deliverNewsletters.ts';
import { createLeadOutbox } from '../lead/leadOutbox.ts';
import { visit } from '../lead/origin.ts';
import { createMeasures } from '../measures/measures.ts';
import { createAuthPort } from '../session/authPort.ts';
import { createGuardApp } from '../session/guardApp.tsx';
import { guardDecision } from '../session/guardDecision.ts';
import { createSignIn } from '../session/signIn.tsx';
import { createUiPort } from '../toast/uiPort.ts';
import { announceHalfConfirmed } from './announceHalfConfirmed.ts';
import { createHeadPort } from './headPort.ts';
import { keepFocus } from './keepFocus.ts';
import { enhanceLinks } from './links.ts';
import { logMissingPage } from './logMissingPage.ts';
import { createNavigation, registerRemotes } from './navigation.ts';
import { nextTask } from './nextTask.ts';
import { KEPT_MS, newOutlet, runOutlet } from './outlet.ts';
import { createOutletEffects } from './outletEffects.tsx';
import { placeData } from './placeData.ts';
import { createRemoteLoader } from './remoteLoader.ts';
import { createRouteTable } from './routes.ts';
import { setAside } from './setAside.ts';
import { watchConnection } from './watchConnection.ts';
import { whenBack } from './whenBack.ts';
import { wholeRegistry } from './wholeRegistry.ts';

/** Resolves when the shell has started; its steps are tasks of their own, between which the browser answers the visitor. */
export const started = startShell();

async function startShell(): Promise<void> {
  // What the modules above do as they start was a task of its own.
  await nextTask();
  const { served, ready } = window.agence;
  const registry = wholeRegistry(window.agence);
  placeData(window.agence.data);
  const element = document.getElementById('outlet') as HTMLElement;
  const findRoute = createRouteTable(registry);
  const first = findRoute(location.pathname);
  const consent = createConsent();
  const measures = createMeasures({
    ...registry,
    routeOf: (pathname) => findRoute(pathname)?.path,
    // The first page of a visit tells; later ones find what it kept.
    visit: visit(first?.isKey ? first.path : location.pathname),
    hasConsented: () => consent.getSnapshot().choice === 'accepted',
  });
  const loader = createRemoteLoader(registry, measures);
  const events = createEventBus();
  const outbox = createLeadOutbox();
  const ui = createUiPort();
  // Before all that reads the address, so that the tokens of a mail link have left it.
  const auth = createAuthPort({ events, anonKey: registry.anonKey, ui });

  await nextTask();
  const servedPage = documentPage(element);
  const servedAt = new URL(served, location.origin);
  const haveEarlier = Object.entries(registry.remotes).flatMap(([name, { hasEarlier }]) => (hasEarlier ? [name] : []));
  const outlet = runOutlet(
    newOutlet({
      address: new URL(location.href),
      servedAt,
      served: servedPage?.draw,
      ...(first?.isServed && servedPage && !servedPage.page.degraded ? { kept: { [served]: servedPage } } : {}),
      isReloaded:
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload',
      haveEarlier,
    }),
    (effect) => perform(effect),
  );
  if (servedPage)
    setTimeout(() => outlet.dispatch({ type: 'aged', url: servedAt, page: servedPage }), KEPT_MS - performance.now());
  const remoteOf = (pathname: string) => (decide(pathname) === 'show' ? findRoute(pathname)?.remote : undefined);
  const navigation = createNavigation({ outlet, isPage: (pathname) => findRoute(pathname) !== undefined, remoteOf });
  const signIn = createSignIn({
    navigation,
    auth,
    secondFactor: registry.config.secondFactor ?? true,
    demo: registry.demo,
  });
  const shell: ShellApi = {
    contract: CONTRACT_VERSION,
    siteUrl: registry.siteUrl,
    publicDemo: registry.demo !== undefined,
    ...(registry.contact && { contact: registry.contact }),
    anonKey: registry.anonKey,
    auth: { ...auth, requestSignIn: signIn.request, openAccount: signIn.openAccount },
    events,
    watchLead: deliverNewsletters(events, outbox),
    navigation,
    head: createHeadPort(registry.siteUrl),
    ui: { ...ui, askConsent: consent.ask },
    track: createTracking(consent, registry.config, first?.isKey),
    database: auth.database,
  };

  const arriving = createArriving({ outlet: element, head: shell.head, remotes: registry.remotes, findRoute });
  const perform = createOutletEffects({
    ...{ outlet, element, shell, navigation, loader, arriving, measures, ready },
    setAside: (name) => setAside(name, (registry.remotes[name] as RegistrySnapshot['remotes'][string]).version),
  });

  /** What the guard says about a path; paths of no remote need none. */
  function decide(pathname: string) {
    return guardDecision(findRoute(pathname)?.access ?? 'public', auth.getSnapshot());
  }

  /** What sends a form of a page comes when somebody begins to fill it in; until then it is posted. */
  function loadForForms(target: Element) {
    if (target.closest('[data-served] form'))
      import('../lead/sendPageForms.ts').then((code) => code.sendPageForms(outbox, shell)).catch(() => {});
  }

  await nextTask();
  registerRemotes(Object.keys(registry.remotes), { outlet, remoteOf });
  const guard = createGuardApp({
    auth,
    navigation,
    outlet: element,
    decide: () => decide(location.pathname),
    explain() {
      const denied = findRoute(location.pathname)?.denied;
      if (denied) ui.toast({ ...denied, tone: 'destructive' });
    },
  });
  registerApplication({
    name: 'guard',
    app: async () => {
      const lifecycles = await guard();
      const mount = async () => {
        // Somebody may sign out while a page that was left still stands in for the next one.
        outlet.dispatch({ type: 'left', remote: undefined });
        await lifecycles.mount();
      };
      return { ...lifecycles, mount };
    },
    activeWhen: ({ pathname }) => decide(pathname) !== 'show',
  });
  auth.subscribe(() => void triggerAppChange());
  whenBack(() => void outbox.flush());
  addEventListener('focusin', ({ target }) => loadForForms(target as Element), true);
  enhanceLinks(navigation);
  keepFocus();
  navigation.subscribe(() =>
    document.body.toggleAttribute('data-member', findRoute(navigation.getLocation().pathname)?.access === 'member'),
  );
  await nextTask();
  measures.start();
  start();
  void outbox.flush();
  announceHalfConfirmed(shell.ui);
  watchConnection(shell.ui);
  logMissingPage();
  void mountFrame({ shell, outbox, consent, registry, ready }).then(signIn.start);
}

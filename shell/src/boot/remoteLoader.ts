import * as platform from '@agence/shared-contracts/platform';
import { withTimeout } from '@agence/shared-contracts/platform';
import { fits } from '@agence/shared-contracts/remote/contractRange';
import type { RemoteLifecycles } from '@agence/shared-contracts/remote/shell';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { createInstance } from '@module-federation/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import styled, { css, keyframes } from 'styled-components';
import { preloadModules } from '../arriving/preloadModules.ts';
import type { Measures } from '../measures/measures.ts';
import { nextTask } from './nextTask.ts';
import { createOtherModules } from './otherModules.ts';

/** How long the modules of a remote may take, in milliseconds. */
const LOAD_LIMIT_MS = 7000;

export interface RemoteLoader {
  /** Loads a remote once; a failure is forgotten. @throws Error when it cannot be loaded or does not fit the contract */
  load(name: string): Promise<RemoteLifecycles>;
  /** Fetches modules of a remote beside each other, before anything of them runs. */
  preload(name: string, modules: readonly string[]): void;
  /** Forgets a remote, so that the next load fetches every module of it again from another address. */
  reset(name: string): void;
}

/**
 * Loads remotes through Module Federation and provides what all of them share. Of styled-components that is
 * what a remote may use: nothing global, nothing of the server.
 */
export function createRemoteLoader(registry: RegistrySnapshot, measures: Measures): RemoteLoader {
  const { remotes } = registry;
  const modulesKnown = createOtherModules(registry);
  let federation: ReturnType<typeof createFederation> | undefined;
  const loads = new Map<string, Promise<RemoteLifecycles>>();
  const attempts = new Map<string, number>();

  async function fetchRemote(name: string): Promise<RemoteLifecycles> {
    const remote = remotes[name];
    if (!remote) throw new Error(`The registry has no remote ${name}`);
    if (!fits(remote.contract, CONTRACT_VERSION)) {
      throw new Error(`${name} ${remote.version} needs contract ${remote.contract}, the shell has ${CONTRACT_VERSION}`);
    }
    await nextTask();
    federation ??= createFederation();
    await modulesKnown(name);
    const attempt = attempts.get(name) ?? 0;
    const base = attempt === 0 ? remote.base : remote.base.replace(/\/$/, `~${attempt}/`);
    if (attempt > 0) preloadWithIntegrity(remote.base, base);
    const entry = base + remote.entry;
    federation.registerRemotes([{ name, entry, type: 'module' }], { force: attempt > 0 });
    const lifecycles = await federation.loadRemote<RemoteLifecycles>(`${name}/lifecycles`).finally(() => {
      const arrival = arrivalOf(entry);
      if (arrival) measures.note('entry', name, location.pathname, arrival.duration);
    });
    if (!lifecycles) throw new Error(`${name} exposes no lifecycles`);
    return lifecycles;
  }

  function fetchInTime(name: string): Promise<RemoteLifecycles> {
    return withTimeout(fetchRemote(name), LOAD_LIMIT_MS, `Loading ${name}`).catch((error) => {
      const { base, entry } = remotes[name] ?? { base: '', entry: '' };
      if (!arrivalOf(base + entry)) measures.blame(error, 'entry');
      throw error;
    });
  }

  return {
    load(name) {
      const known = loads.get(name);
      if (known) return known;
      const load = measures.phase('evaluated', name, location.pathname, () => fetchInTime(name));
      loads.set(name, load);
      load.catch(() => loads.get(name) === load && this.reset(name));
      return load;
    },
    preload(name, modules) {
      // Who needs them says why they did not come.
      modulesKnown(name).then(
        () => preloadModules(modules),
        () => {},
      );
    },
    reset(name) {
      if (!loads.delete(name)) return;
      attempts.set(name, (attempts.get(name) ?? 0) + 1);
    },
  };
}

/** The arrival of a file; undefined for one that has not come, or not as a file. */
function arrivalOf(path: string): PerformanceResourceTiming | undefined {
  const arrivals = performance.getEntriesByName(new URL(path, location.href).href) as PerformanceResourceTiming[];
  return arrivals.find(({ responseStatus }) => responseStatus === 200);
}

function createFederation() {
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: {
      react: provide(react.version, react),
      'react/jsx-runtime': provide(react.version, jsxRuntime),
      // Marked as webpack and Rspack ask of a module whose default is not the module itself.
      'styled-components': provide('6.6.0', { __esModule: true, default: styled, styled, css, keyframes }),
      '@agence/shared-contracts/platform': provide(CONTRACT_VERSION, platform),
    },
  });
}

function provide(version: string, module: unknown) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: version } };
}

/**
 * A module that failed stays failed under its address, so a retry uses an alias of the whole release. The
 * import map lists hashes for exact addresses only; preloads carry them to the alias.
 */
function preloadWithIntegrity(base: string, alias: string) {
  const maps = [...document.querySelectorAll('script[type="importmap"]')];
  const hashes = maps.flatMap(({ textContent }) => Object.entries<string>(JSON.parse(textContent as string).integrity));
  for (const [path, hash] of hashes) {
    if (!path.startsWith(base)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = alias + path.slice(base.length);
    link.integrity = hash;
    document.head.append(link);
  }
}

/** Within which failures of a server half count together, in milliseconds. */
const SERVER_WINDOW_MS = 60_000;
/** Within which failures in browsers do. */
const BROWSER_WINDOW_MS = 10 * 60_000;
/** How many make a release a broken one. */
const ENOUGH = 3;
/** How many of the networks that a release was sent to must say so besides: what fails for one in a hundred is not the release. */
const SHARE = 0.2;
/** Networks that are remembered. */
const MAX_NETWORKS = 10_000;

/** A release that fails where the one before does not. */
export interface BrokenRelease {
  readonly name: string;
  readonly version: string;
  /** In a sentence, for the history. */
  readonly why: string;
}

/** Something that counts, of a version: an address where its server half failed, or a network. */
export type Strike = readonly [
  what: 'served' | 'failedHere' | 'failedThere',
  name: string,
  version: string,
  where: string,
];

interface Count {
  /** Path → when its server half failed there last. */
  readonly server: Map<string, number>;
  /** Networks from which browsers said that they cannot run it, in this window. */
  readonly failed: Set<string>;
  /** Networks that it was sent to, in this window. */
  readonly served: Set<string>;
  /** Which one: windows begin at the same time in all processes, so that what one tells another counts in both. */
  window: number;
}

/**
 * Counts how often releases fail.
 *
 * @param tell what the other processes of the site have to count too
 */
export function createStrikes(tell: (strike: Strike) => void = () => {}) {
  const counts = new Map<string, Count>();
  const broken = new Map<string, BrokenRelease>();

  function countOf(name: string, version: string): Count {
    const key = `${name}@${version}`;
    const known = counts.get(key);
    const window = Math.floor(Date.now() / BROWSER_WINDOW_MS);
    const count: Count = known ?? { server: new Map(), failed: new Set(), served: new Set(), window };
    if (count.window !== window) {
      count.failed.clear();
      count.served.clear();
      count.window = window;
    }
    counts.set(key, count);
    return count;
  }

  const isBroken = (name: string, version: string, why: string) => {
    broken.set(name, { name, version, why });
  };

  /** @returns whether it is new */
  const counting: Readonly<Record<Strike[0], (name: string, version: string, where: string) => boolean>> = {
    served(name, version, network) {
      return remember(countOf(name, version).served, network);
    },
    failedHere(name, version, path) {
      const { server } = countOf(name, version);
      for (const [at, time] of server) if (Date.now() - time > SERVER_WINDOW_MS) server.delete(at);
      server.set(path, Date.now());
      if (server.size >= ENOUGH)
        isBroken(
          name,
          version,
          `its server half failed at ${ENOUGH} addresses within a minute where the version before did not`,
        );
      return true;
    },
    failedThere(name, version, network) {
      const { failed, served } = countOf(name, version);
      const isNew = remember(failed, network);
      if (failed.size >= ENOUGH && failed.size >= served.size * SHARE)
        isBroken(name, version, `browsers could not run it, from ${failed.size} networks within ten minutes`);
      return isNew;
    },
  };

  function count(...[what, ...of]: Strike): void {
    if (counting[what](...of)) tell([what, ...of]);
  }

  return {
    /** A document of it was sent. */
    served: (name: string, version: string, network: string) => count('served', name, version, network),
    /** Its server half did not render what the version before rendered. */
    failedHere: (name: string, version: string, path: string) => count('failedHere', name, version, path),
    /** A browser could not run it. */
    failedThere: (name: string, version: string, network: string) => count('failedThere', name, version, network),
    /** Another process of the site has counted this. */
    heard([what, ...of]: Strike): void {
      counting[what](...of);
    },
    /** What is broken, a version for each name. */
    broken: (): readonly BrokenRelease[] => [...broken.values()],
    /** The site is another: these are its versions now, name → version. */
    flipped(active: Readonly<Record<string, string>>): void {
      for (const key of counts.keys()) {
        const at = key.lastIndexOf('@');
        if (active[key.slice(0, at)] !== key.slice(at + 1)) counts.delete(key);
      }
      for (const { name, version } of broken.values()) if (active[name] !== version) broken.delete(name);
    },
  };
}

export type Strikes = ReturnType<typeof createStrikes>;

/** @returns whether it is new */
function remember(networks: Set<string>, network: string): boolean {
  if (networks.has(network) || networks.size >= MAX_NETWORKS) return false;
  networks.add(network);
  return true;
}

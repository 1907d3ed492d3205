import type { Module } from 'cloudflare:workers';
import { RegistryError } from '../registry/RegistryError.ts';
import { type Registry, verifiedRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { verifiedRoot } from '../registry/teams.ts';
import type { ObjectStore } from '../store/ObjectStore.ts';
import { CHANGING } from '../store/origin.ts';
import { DATA_FOLDER } from './Env.ts';
import { createReleaseFiles, type ReleaseFiles } from './releaseFiles.ts';

/** How often the store is asked whether it has changed, in milliseconds; a flip shows within a second. */
const LOOK_MS = 1_000;

/** The store at one revision. */
export interface Revision {
  readonly id: string;
  /** What pages are composed from, as a worker finds it below `/bundle`, laid out as in a folder of a machine. */
  readonly modules: Readonly<Record<string, Module>>;
  /** All that was published, by its path there: more than a worker may hold. */
  readonly files: ReleaseFiles;
  readonly revision: number;
}

/** What this process has of a shared store: everything that the registry lists, as it was published. */
export function createCopy(store: ObjectStore) {
  const releaseFiles = createReleaseFiles(store);
  let known: Revision | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Revision> | undefined;

  /** One look at a time, whoever asks. */
  function look(): Promise<Revision> {
    looking ??= takeOver().finally(() => {
      lookedAt = performance.now();
      looking = undefined;
    });
    return looking;
  }

  /** @throws RegistryError for what is forged or older than what was shown, before anything was */
  async function takeOver(): Promise<Revision> {
    try {
      const versions = await Promise.all(CHANGING.map((file) => store.versionOf(file)));
      if (known?.id === versions.join(' ')) return known;
      known = await read();
    } catch (error) {
      if (!known) throw error;
      console.error(`The site goes on as it is: ${(error as Error).message}`);
    }
    return known;
  }

  async function read(): Promise<Revision> {
    // In this order: whoever changes both begins with the root, so that it is not older than the registry that must fit it.
    const registryFile = await store.read('registry.json');
    const rootFile = await store.read('root.json');
    if (!rootFile || !registryFile) throw new RegistryError('store_missing', `${store.address} is no release store.`);
    const root = verifiedRoot(textOf(rootFile.bytes), `${store.address}/root.json`);
    const registry = verifiedRegistry(textOf(registryFile.bytes), root, `${store.address}/registry.json`);
    if (known && registry.revision < known.revision)
      throw new RegistryError('registry_replayed', `${store.address} has an older revision than ${known.revision}.`);
    const listed = versionsOf(registry);
    const found = await Promise.all(listed.map((one) => releaseFiles.of(one).catch(complain)));
    releaseFiles.keep(listed);
    const files = new Map(listed.flatMap(({ name, version }, index) => [...filesOf(name, version, found[index])]));
    return {
      id: `${rootFile.version} ${registryFile.version}`,
      revision: registry.revision,
      modules: {
        [`${DATA_FOLDER}/root.json`]: { data: bufferOf(rootFile.bytes) },
        [`${DATA_FOLDER}/registry.json`]: { data: bufferOf(registryFile.bytes) },
        ...Object.fromEntries([...files].flatMap(([path, bytes]) => moduleOf(path, bytes))),
      },
      files,
    };
  }

  return {
    /** What is shown now. */
    current: async (): Promise<Revision> => (known && performance.now() - lookedAt < LOOK_MS ? known : look()),
    look,
    /** A file of what was shown last. @param path as composers know it, below `/bundle` */
    file: (path: string): Uint8Array | undefined => known?.files.get(path),
  };
}

/** A version that cannot be had is left out, as on a machine that could not bring it. */
function complain(error: Error): undefined {
  console.error(`A release is not here: ${error.message}`);
}

function versionsOf({ remotes }: Registry) {
  return Object.entries(remotes).flatMap(([name, { versions }]) =>
    Object.entries(versions).flatMap(([version, { manifest, withdrawn }]) =>
      withdrawn ? [] : [{ name, version, manifest }],
    ),
  );
}

function filesOf(name: string, version: string, files: ReleaseFiles = new Map()): ReleaseFiles {
  const folder = releaseFolder(DATA_FOLDER, name, version);
  return new Map([...files].map(([file, bytes]) => [`${folder}/${file}`, bytes]));
}

/** What a composer reads of a version: what it says of itself, its pages, and of the shell the server half and what that names. */
const COMPOSED =
  /^[^/]+\/releases\/(?:[^/]+\/[^/]+\/(?:release\.(?:json|sig)$|fragments\/)|shell\/[^/]+\/(?:server|static)\/)/;
/** The shell's server half runs where pages are composed; all else is read. */
const CODE = /\/releases\/shell\/[^/]+\/server\/.+\.js$/;

function moduleOf(path: string, bytes: Uint8Array): [path: string, Module][] {
  if (!COMPOSED.test(path)) return [];
  return [[path, CODE.test(path) ? { js: textOf(bytes) } : { data: bufferOf(bytes) }]];
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

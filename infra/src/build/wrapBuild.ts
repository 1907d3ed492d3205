import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import type { Release } from '@agence/shared-contracts/remote/release';
import { validateRelease } from '../registry/validateRelease.ts';
import { contentVersion } from './contentVersion.ts';
import { readContainer } from './federationManifest.ts';
import { hashFiles } from './hashFiles.ts';
import { manifestParts } from './manifestParts.ts';

/** What a release says that no bundler knows. */
export interface WrapOptions {
  /** Name and routes; every route is rendered in the browser. */
  readonly manifest: RemoteManifest;
  /** For example `1.4.0`. */
  readonly version: string;
  /** Caret range of the contract that the remote was written for, e.g. `^1.2.0`. */
  readonly contract: string;
  /** Bundler or plugin and its version, e.g. `@rspack/core@2.3.2`. */
  readonly builtBy: string;
}

/** Module of the server half, which a release must have: composer and registry ask it for the manifest alone. */
const SERVER = 'server/server.js';

/**
 * Makes a release of a folder that a stock bundler has built: a federation container that exposes `./lifecycles`, with the
 * bundler's own `mf-manifest.json`. Adds `release.json` and {@link SERVER}; what the bundler wrote stays as it is.
 *
 * @returns the manifest of the release, as the registry accepts it
 * @throws Error with what to change in the build or in the manifest
 */
export async function wrapBuild(dist: string, { manifest, version, contract, builtBy }: WrapOptions): Promise<Release> {
  const container = await readContainer(dist);
  if (container.name !== manifest.name) {
    throw new Error(`The container is called ${container.name}, its manifest says ${manifest.name}.`);
  }
  const server = manifest.routes.find(({ render }) => render !== 'client');
  if (server) {
    throw new Error(
      `${server.path} is rendered as "${server.render}", which needs agence build; only "client" can be wrapped.`,
    );
  }
  await rm(join(dist, 'release.json'), { force: true });
  await mkdir(join(dist, 'server'), { recursive: true });
  await writeFile(join(dist, SERVER), serverCode(manifest));
  const files = await hashFiles(dist);
  const content: Release = {
    schema: 1,
    name: manifest.name,
    version,
    contract,
    builtBy,
    entry: container.entry,
    modules: container.modules,
    ...manifestParts(manifest, () => []),
    fragments: {},
    server: SERVER,
    publicFiles: {},
    files,
  };
  const release = { ...content, version: contentVersion(content) };
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return validateRelease(dist);
}

const serverCode = (manifest: RemoteManifest) => `export const manifest = ${JSON.stringify(manifest)};
export const staticPaths = async () => [];
export const render = async () => { throw new Error(${JSON.stringify(`${manifest.name} renders in the browser alone`)}); };
`;

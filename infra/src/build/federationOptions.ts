import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ModuleFederationOptions } from '@module-federation/vite';

/** Modules of which one copy exists at run time, provided by the shell through the share scope. */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'styled-components',
  '@agence/shared-contracts/platform',
] as const;
export type SharedModule = (typeof SHARED_MODULES)[number];

interface Share {
  readonly singleton: true;
  /** Nothing stands in for it: the host provides it, or the remote does not run. */
  readonly import: false;
  readonly requiredVersion: string;
}

/** The federation settings of a remote, as `@module-federation/vite` and the lean container read them. */
export interface FederationOptions extends ModuleFederationOptions {
  readonly name: string;
  readonly filename: string;
  readonly exposes: Record<string, string>;
  readonly shared: Record<SharedModule, Share>;
}

/**
 * The federation settings of a remote of this site, in the format of `@module-federation/vite`. Every remote exposes its
 * lifecycles and takes from its host what all share, in the versions that it was built with or newer ones of the same major.
 *
 * @param source.root folder of the remote, from which shared modules are resolved
 */
export function federationOptions({ root, name }: { root: string; name: string }): FederationOptions {
  const require = createRequire(join(root, 'package.json'));
  const shareOf = (module: SharedModule): Share => {
    const parts = module.split('/').slice(0, module.startsWith('@') ? 2 : 1);
    const { version } = require(`${parts.join('/')}/package.json`) as { version: string };
    return { singleton: true, import: false, requiredVersion: `^${version}` };
  };
  return {
    name,
    filename: 'remoteEntry.js',
    exposes: { './lifecycles': './src/exposes/lifecycles.ts' },
    shared: Object.fromEntries(
      SHARED_MODULES.map((module) => [module, shareOf(module)]),
    ) as FederationOptions['shared'],
    manifest: true,
    dts: false,
    // Remotes know no other remote: the plugin leaves out what would load them.
    disableRemote: true,
  };
}

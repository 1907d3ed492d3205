// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as platform from '@agence/shared-contracts/platform';
import { fits } from '@agence/shared-contracts/remote/contractRange';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { describeRemoteContract, type RemoteUnderTest } from '@agence/shared-contracts/testing/remoteContract';
import { runs } from '@agence/shared-contracts/testing/runs';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import styled, { css, keyframes } from 'styled-components';
import { describe, expect, test } from 'vitest';
import { readRelease } from '../registry/validateRelease.ts';
import { archivedSites } from './archives.ts';

/** What a shell of the present contract shares with remotes. */
const SCOPE = {
  react: share(react.version, react),
  'react/jsx-runtime': share(react.version, jsxRuntime),
  'styled-components': share('6.6.0', { default: styled, styled, css, keyframes }),
  '@agence/shared-contracts/platform': share(CONTRACT_VERSION, platform),
};

function share(version: string, module: unknown) {
  return { [version]: { get: async () => () => module } };
}

const load = (folder: string, file: string) => import(/* @vite-ignore */ `${pathToFileURL(folder)}/${file}`);

async function open(samples: string, name: string, folder: string): Promise<RemoteUnderTest> {
  const container = await load(folder, (await readRelease(folder)).entry);
  container.init(SCOPE);
  const known = `${name}/samples.js`;
  const { contractSamples } = existsSync(join(samples, known)) ? await load(samples, known) : {};
  const [lifecycles, server] = [(await container.get('./lifecycles'))(), await load(folder, 'server/server.js')];
  return { lifecycles, server, ...contractSamples };
}

/** Before a merge two remotes, blog and tools; a page of each opens in `contractVersions.spec.ts`. */
const TRIED = [runs(1, 0), runs(3, Number.POSITIVE_INFINITY)] as const;

// Before a merge the last one: those before it have been tried when it was made, and are again by night.
for (const { contract, folders, samples = '' } of (await archivedSites()).slice(runs(-1, 0))) {
  const { shell: _, ...remotes } = folders;

  // A stock runtime takes a singleton of any version, with a warning: such a remote is refused by the shell alone, before it loads it
  // (e2e/composition/contractVersions.spec.ts).
  const lean = await Promise.all(
    Object.entries(remotes).map(async ([name, folder]) => {
      const { builtBy } = await readRelease(folder);
      return builtBy?.startsWith('@module-federation/') ? [] : [[name, folder] as const];
    }),
  );

  test.each(lean.flat())(
    `%s of contract ${contract} loads nothing of itself in a shell that offers less`,
    async (_, folder) => {
      const container = await load(folder, `${(await readRelease(folder)).entry}?older`);
      container.init({ ...SCOPE, '@agence/shared-contracts/platform': share('0.9.0', platform) });
      const refusal = `No @agence/shared-contracts/platform ^${contract} is shared`;
      await expect(container.get('./lifecycles')).rejects.toThrow(refusal);
    },
  );

  // A new major refuses them.
  if (!fits(`^${contract}`, CONTRACT_VERSION)) continue;
  for (const [name, folder] of Object.entries(remotes).slice(...TRIED)) {
    const remote = await open(samples, name, folder);
    describe(`of contract ${contract}`, () => describeRemoteContract(remote));
  }
}

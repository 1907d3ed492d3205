import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventFields } from '../../../shared-contracts/src/events/schemas.ts';
import { remoteManifests } from './remoteManifests.ts';
import { ROOT } from './workspace.ts';

/** Sent by the shell for whatever remote follows a person, of this repository or of another; ours ask the port `auth`. */
const FOR_ALL_REMOTES = ['auth.signedIn.v1', 'auth.signedOut.v1'];

test('what one release sends another one hears, or the shell does', async () => {
  const manifests = await remoteManifests();
  const shell = globSync('shell/src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const namesIn = (call: string) =>
    [...shell.matchAll(new RegExp(`\\.${call}\\('([\\w.]+)'`, 'g'))].map(([, name = '']) => name);
  const sent = manifests.flatMap(({ needs }) => needs?.sends ?? []);
  const heard = [...manifests.flatMap(({ needs }) => needs?.hears ?? []), ...namesIn('subscribe')];
  const published = namesIn('publish');
  expect([sent.length, published.length]).not.toContain(0);
  expect([...sent, ...published].filter((name) => ![...heard, ...FOR_ALL_REMOTES].includes(name))).toEqual([]);
  expect([...sent, ...published, ...heard].filter((name) => !Object.hasOwn(eventFields, name))).toEqual([]);
});

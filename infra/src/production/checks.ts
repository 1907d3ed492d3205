import type { CompositionSnapshot } from '../composer/snapshot.ts';
import type { RegistryError } from '../registry/RegistryError.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { isWhole } from '../registry/wholeRelease.ts';
import type { createRenderers } from '../renderer/createRenderers.ts';
import type { Check } from './probes.ts';

/** How long the backend may take to say that it is there, in milliseconds. */
const BACKEND_LIMIT_MS = 2_000;

interface Checked {
  readonly dataDir: string;
  readonly current: () => CompositionSnapshot;
  readonly renderers: Pick<ReturnType<typeof createRenderers>, 'missing'>;
  readonly backend: { readonly url: string; readonly anonKey: string } | undefined;
}

/** What a composer needs to make pages: a registry that can be read, a whole shell, its renderers and the backend. */
export function checksOf({ dataDir, current, renderers, backend }: Checked): Check[] {
  return [
    async () => {
      const registry = await readRegistry(dataDir).catch(({ code }: RegistryError) => `${code ?? 'it is not there'}`);
      if (typeof registry === 'string') return [`The registry cannot be read: ${registry}.`];
      const { name, version } = current().shell;
      const manifest = registry.remotes[name]?.versions[version]?.manifest;
      const isComplete = manifest && (await isWhole(releaseFolder(dataDir, name, version), manifest));
      return isComplete ? [] : [`The shell ${version} is not whole.`];
    },
    async () => renderers.missing().map((release) => `The renderer of ${release} does not run.`),
    async () => (!backend || (await answers(backend)) ? [] : ['The backend does not answer.']),
  ];
}

/** Whether the auth API says that it is well: the same question to a hosted project and to the embedded backend. */
function answers({ url, anonKey }: { readonly url: string; readonly anonKey: string }): Promise<boolean> {
  const asked = fetch(`${url}/auth/v1/health`, {
    headers: { apikey: anonKey },
    signal: AbortSignal.timeout(BACKEND_LIMIT_MS),
  });
  return asked.then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}

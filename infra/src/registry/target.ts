import type { Option } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { DATA_DIR, IS_REPOSITORY } from '../cli/workspace.ts';
import { folderOfStore } from '../store/origin.ts';

/** Where releases are: behind the door of a site, or in a folder of this machine, which may be a copy of a shared store. */
export type Target = { readonly site: string } | { readonly store: string };

export const STORE_OPTION: Record<string, Option> = {
  store: {
    type: 'string',
    value: 'folder',
    about: 'the release store on this machine, or s3://<bucket>/<prefix> (AGENCE_STORE), instead of AGENCE_SITE',
  },
};

/**
 * Where a command was told to work. Inside the repository that is its own `.agence` unless somebody says otherwise: what
 * `npm start` serves.
 *
 * @param said what stands after `--store`
 * @throws UsageError where nobody said
 */
export function targetOf(said: string | undefined, env: NodeJS.ProcessEnv = process.env): Target {
  if (said === undefined && env.AGENCE_SITE) return { site: env.AGENCE_SITE };
  const store = said ?? env.AGENCE_STORE ?? env.AGENCE_DATA;
  if (store) return { store: folderOfStore(store, env) };
  if (IS_REPOSITORY) return { store: DATA_DIR };
  throw new UsageError('Say where to publish: AGENCE_SITE or --store.');
}

/** The folder of a command that works on the machine itself alone. @throws UsageError where none was named */
export function storeOf(said: string | undefined, env?: NodeJS.ProcessEnv): string {
  const target = targetOf(said, env);
  if ('store' in target) return target.store;
  throw new UsageError('This works on the machine of the store alone: say --store.');
}

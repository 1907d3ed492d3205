import { parseArgs } from 'node:util';

/** What `agence dev` was asked for. */
export interface DevArguments {
  /** Names of remotes. */
  readonly named: readonly string[];
  /** Address of a deployed site, or folder of a release store. */
  readonly site: string | undefined;
  readonly canWrite: boolean;
}

/** @throws TypeError for an option that there is not */
export function devArguments(args: readonly string[]): DevArguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { site: { type: 'string' }, write: { type: 'boolean', default: false } },
  });
  return { named: positionals, site: values.site, canWrite: values.write };
}

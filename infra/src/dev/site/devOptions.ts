import type { Option } from '../../cli/commandLine.ts';

/** What `agence dev` can be told, here and in the package of remotes outside. */
export const devOptions: Readonly<Record<string, Option>> = {
  site: {
    type: 'string',
    value: 'address',
    about: 'the deployed site, or the folder of a release store, around one remote',
  },
  write: { type: 'boolean', about: 'let your pages change what that site stores' },
};

import { runCommand } from '../cli/runCommand.ts';

const USAGE = `agence <command>

  build         build the release of the remote in this folder into dist
  gate [dist]   what the site's door will say of the release; --against <site or store>
  dev           the site with this remote from its folder, on your machine alone, again after every change
  key           make the key of your team
  registry …    publish dist, promote, roll back, lock, withdraw, show releases
  preview …     an address at which a published version is seen before it is promoted

AGENCE_SITE names the site, or AGENCE_STORE a release store on this machine; AGENCE_KEY or AGENCE_KEY_FILE your team's key.
`;

// What a remote outside the repository can run: packPackages.ts packs this in place of cli/main.ts.
await runCommand(
  {
    build: () => import('../cli/build.ts'),
    gate: () => import('../gate/cli.ts'),
    dev: () => import('./dev.ts'),
    key: () => import('../registry/keyCommand.ts'),
    registry: () => import('../registry/cli.ts'),
    preview: () => import('../preview/cli.ts'),
  },
  USAGE,
);

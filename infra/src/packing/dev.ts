import { type Command, runOne, SAID } from '../cli/commandLine.ts';
import { portSetting } from '../cli/portSetting.ts';
import { UsageError } from '../cli/UsageError.ts';
import { devOptions } from '../dev/site/devOptions.ts';
import { runDevSite } from '../dev/site/runDevSite.ts';

const DEV: Command = {
  args: '[--site <address>] [--write]',
  about:
    'The deployed site with the remote of this folder in it, on this machine alone (PORT, 4200), again after every change. The site is ' +
    'that of --site or AGENCE_SITE, or the one whose data folder AGENCE_DATA names.',
  options: devOptions,
  takes: (count) => count === 0,
  async run(given) {
    const { AGENCE_SITE, AGENCE_DATA } = process.env;
    const site = given.text('site') ?? (AGENCE_SITE || AGENCE_DATA);
    if (!site) throw new UsageError('Say which site: --site <address> or AGENCE_SITE.');
    await runDevSite({ folder: process.cwd(), site, canWrite: given.flag('write'), port: portSetting(4200) });
    return SAID;
  },
};

/** `agence dev`, in the folder of a remote outside this repository. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence dev', DEV, args);
}

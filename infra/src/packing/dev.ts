import { devArguments } from '../dev/site/devArguments.ts';
import { runDevSite } from '../dev/site/runDevSite.ts';

/**
 * `agence dev`: the deployed site with the remote of this folder in it, on this machine alone, again after every change. The
 * site is that of `--site` or `AGENCE_SITE`, or the one whose data folder `AGENCE_DATA` names.
 *
 * @throws Error where nobody said which site
 */
export async function run(args: readonly string[]): Promise<void> {
  const { AGENCE_SITE, AGENCE_DATA, PORT = '4200' } = process.env;
  const { site = AGENCE_SITE || AGENCE_DATA, canWrite } = devArguments(args);
  if (!site) throw new Error('Say which site: --site <address> or AGENCE_SITE.');
  await runDevSite({ folder: process.cwd(), site, canWrite, port: Number(PORT) });
}

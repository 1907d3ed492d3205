import { join } from 'node:path';
import { readSettings, setting } from '@agence/backend/production/readSettings';
import { addressOf, siteUrlSetting } from '@agence/backend/production/siteUrlSetting';
import * as v from 'valibot';
import { type Command, runOne } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { DATA_DIR } from '../cli/workspace.ts';
import { withUsage } from './serveCommand.ts';

const OWNER: Command = {
  args: '<e-mail>',
  about:
    'Makes the first owner of a site in production and prints a link, good once and for an hour, with which they choose a password. ' +
    'On the server that SUPABASE_URL names, with SUPABASE_SERVICE_ROLE_KEY; without it in the stopped embedded backend of AGENCE_DATA. ' +
    'SITE_URL is the address of the site.',
  options: {},
  takes: (count) => count === 1,
  async run({ positionals: [email = ''] }) {
    if (!v.is(v.pipe(v.string(), v.email()), email)) throw new UsageError(`"${email}" is no e-mail address.`);
    const link = await linkFor(email);
    return {
      lines: [`${email} is the owner. This link is good once, for an hour:`, '', `  ${link}`],
      json: { owner: email, link },
    };
  },
};

async function linkFor(email: string): Promise<string> {
  if (!process.env.SUPABASE_URL) {
    const { SITE_URL } = withUsage(() => readSettings({ SITE_URL: siteUrlSetting }, process.env));
    const { makeEmbeddedOwner } = await import('@agence/backend/production/embeddedOwner');
    return makeEmbeddedOwner(join(DATA_DIR, 'backend'), SITE_URL, email);
  }
  const settings = withUsage(() =>
    readSettings(
      {
        SITE_URL: siteUrlSetting,
        SUPABASE_URL: setting(
          'the address of a Supabase project, such as https://abc.supabase.co (http:// on this machine alone)',
          (text) => addressOf(text)?.href.replace(/\/+$/, ''),
        ),
        SUPABASE_SERVICE_ROLE_KEY: setting("the project's secret key, for this command alone", (text) => text),
      },
      process.env,
      ['SUPABASE_SERVICE_ROLE_KEY'],
    ),
  );
  const { makeHostedOwner } = await import('@agence/backend/production/hostedOwner');
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: secretKey, SITE_URL: siteUrl } = settings;
  return makeHostedOwner({ url, secretKey, siteUrl }, email);
}

/** `agence owner`: whoever may name others, once. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence owner', OWNER, args);
}

import { brandName } from '@agence/shared-contracts/brand';
import * as v from 'valibot';
import { readSettings, setting } from './readSettings.ts';
import { isLocalSite, siteUrlSetting } from './siteUrlSetting.ts';

/** Services around the backend of a site in production. */
export interface ServiceSettings {
  readonly siteUrl: string;
  /** `agency` is where requests of visitors go. */
  readonly mail: { readonly server: URL; readonly from: string; readonly agency: string };
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string };
}

const SECRETS = ['SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/**
 * Reads `SITE_URL`, `SMTP_URL`, `MAIL_FROM`, `AGENCY_MAIL` (without it the sender of mails has the requests), `STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`. Test keys, and mail that goes out
 * without TLS, are for this machine alone.
 *
 * @throws SettingsError with a sentence for each that is missing or wrong
 */
export function readServiceSettings(env: Readonly<Record<string, string | undefined>>): ServiceSettings {
  const isLocal = isLocalSite(env);
  const { SITE_URL, SMTP_URL, MAIL_FROM, AGENCY_MAIL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = readSettings(
    {
      SITE_URL: siteUrlSetting,
      SMTP_URL: setting(
        'the mail server, such as smtps://user:password@mail.exemple.ca:465 or smtp://…:587 for STARTTLS',
        (text) => {
          const url = URL.parse(text);
          const isMail = url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
          return isMail ? url : undefined;
        },
      ),
      MAIL_FROM: setting(`the sender of mails, such as ${brandName} <bonjour@exemple.ca>`, (text) =>
        /^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text) ? text : undefined,
      ),
      AGENCY_MAIL: v.optional(
        setting('the address that requests of visitors go to, such as ventes@exemple.ca', (text) =>
          /^[^<>@\s]+@[^<>@\s]+$/.test(text) ? text : undefined,
        ),
      ),
      STRIPE_SECRET_KEY: setting(
        isLocal
          ? "Stripe's secret key, sk_test_… on this machine"
          : "Stripe's secret key, sk_live_… or rk_live_…; test keys are taken where SITE_URL is of this machine",
        (text) => ((isLocal ? /^sk_test_\w{8,}$/ : /^[sr]k_live_\w{16,}$/).test(text) ? text : undefined),
      ),
      STRIPE_WEBHOOK_SECRET: setting("the signing secret of Stripe's webhook, whsec_…", (text) =>
        /^whsec_[\w+/=-]{16,}$/.test(text) ? text : undefined,
      ),
    },
    env,
    SECRETS,
  );
  return {
    siteUrl: SITE_URL,
    mail: { server: SMTP_URL, from: MAIL_FROM, agency: AGENCY_MAIL ?? MAIL_FROM.replace(/^.*<|>$/g, '') },
    stripe: { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET },
  };
}

import { brand } from '@agence/shared-contracts/brand';
import { agencyOf } from './agencyOf.ts';
import type { CalendarFile, FunctionEnv, StoredFile } from './FunctionEnv.ts';
import { type ComposedMail, composeMail } from './mail/composeMail.ts';
import { HAND_OVER_LIMIT_MS } from './mail/handOverLimit.ts';
import { MailError } from './mail/MailError.ts';

/** The environment on Supabase; infra/supabase/README.md lists the variables to set. */
export function denoEnv(): FunctionEnv {
  const read = (name: string) => Deno.env.get(name) ?? '';
  const siteUrl = read('SITE_URL');
  const agency = agencyOf(brand, read('AGENCY_MAIL'));
  const provider = { url: read('MAIL_API_URL'), key: read('MAIL_API_KEY'), from: read('MAIL_FROM') };
  return {
    url: read('SUPABASE_URL'),
    secretKey: read('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl,
    agency,
    fetch,
    sendMail: (mail, key) => postMail(composeMail(mail, agency, siteUrl), provider, key),
    mailsOnce: true,
    busyTimes: () => Promise.reject(new Error('Only run-jobs reads calendars.')),
    removeFiles: (files) => removeFiles(files, read('SUPABASE_URL'), read('SUPABASE_SERVICE_ROLE_KEY')),
    stripe: { secretKey: read('STRIPE_SECRET_KEY'), webhookSecret: read('STRIPE_WEBHOOK_SECRET'), fetch },
  };
}

/** Row and bytes go together by the storage's own API alone. */
async function removeFiles(files: readonly StoredFile[], url: string, key: string): Promise<void> {
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const prefixes = files.filter((file) => file.bucket === bucket).map(({ name }) => name);
    const response = await fetch(`${url}/storage/v1/object/${bucket}`, {
      method: 'DELETE',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes }),
    });
    if (!response.ok) throw new Error(`The storage answered ${response.status}.`);
  }
}

interface Provider {
  readonly url: string;
  readonly key: string;
  readonly from: string;
}

/** Hands a mail to a provider with Resend's interface, which several have: the same idempotency key is sent once. */
async function postMail(
  { replyTo, calendar, ...mail }: ComposedMail,
  { url, key, from }: Provider,
  id?: string,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(id ? { 'idempotency-key': id } : {}),
    },
    signal: AbortSignal.timeout(HAND_OVER_LIMIT_MS),
    body: JSON.stringify({
      from,
      ...mail,
      ...(replyTo ? { reply_to: replyTo } : {}),
      ...(calendar ? attached(calendar) : {}),
    }),
  });
  // What is wrong with the mail itself stays wrong.
  const fate = [400, 413, 422].includes(response.status) ? 'never' : 'later';
  if (!response.ok) throw new MailError(fate, `The mail provider answered ${response.status}.`);
}

const attached = ({ method, content }: CalendarFile) => ({
  attachments: [
    {
      filename: 'rendez-vous.ics',
      content: btoa(String.fromCodePoint(...new TextEncoder().encode(content))),
      content_type: `text/calendar; charset=utf-8; method=${method}`,
    },
  ],
});

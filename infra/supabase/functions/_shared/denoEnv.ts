import type { FunctionEnv, Mail } from './FunctionEnv.ts';

/** The environment on Supabase; infra/supabase/README.md lists the variables to set. */
export function denoEnv(): FunctionEnv {
  const read = (name: string) => Deno.env.get(name) ?? '';
  return {
    url: read('SUPABASE_URL'),
    secretKey: read('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: read('SITE_URL'),
    fetch,
    sendMail: (mail) => postMail(mail, read('MAIL_API_URL'), read('MAIL_API_KEY'), read('MAIL_FROM')),
    stripe: { secretKey: read('STRIPE_SECRET_KEY'), webhookSecret: read('STRIPE_WEBHOOK_SECRET'), fetch },
  };
}

/** Hands a mail to a provider with Resend's interface, which several have. */
async function postMail({ to, subject, text }: Mail, url: string, key: string, from: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from, to, subject, text }),
  });
  if (!response.ok) throw new Error(`The mail provider answered ${response.status}.`);
}

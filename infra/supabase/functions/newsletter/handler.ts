import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';

const Id = v.pipe(v.string(), v.uuid());
/** Where the site asks, and says, whether mails end. */
const PAGE = '/desabonnement';

/**
 * Where the links in newsletter mails lead. `?token=…` confirms, and sends the visitor home with `?infolettre=confirmee` or `inconnue`.
 * `?token=…&geste=fin` and `?envoi=…` end all mails, but only by POST: programs that look at links must not unsubscribe anybody, so
 * that a GET leads to a page that asks. A POST is that page's form (`page=oui`), which is led back to it, or a mail program's one-click
 * button, which gets 204, or 404 for what nobody knows (RFC 8058).
 */
export async function handle(request: Request, env: FunctionEnv): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const token = v.safeParse(Id, searchParams.get('token'));
  const send = v.safeParse(Id, searchParams.get('envoi'));
  const settle = async (isWanted: boolean) =>
    token.success
      ? await callDatabase<boolean>(env, 'settle_newsletter', { lead_token: token.output, is_wanted: isWanted })
      : send.success && !isWanted && (await callDatabase<boolean>(env, 'end_mails_of', { send: send.output }));
  const leadTo = (path: string) => new Response(null, { status: 303, headers: { location: env.siteUrl + path } });

  if (request.method === 'POST') {
    const form = await request.formData().catch(() => undefined);
    const isKnown = await settle(false);
    if (form?.get('page') !== 'oui') return new Response(null, { status: isKnown ? 204 : 404 });
    return leadTo(`${PAGE}?fait=${isKnown ? 'oui' : 'inconnu'}`);
  }
  if (send.success) return leadTo(`${PAGE}?envoi=${send.output}`);
  if (token.success && searchParams.get('geste') === 'fin') return leadTo(`${PAGE}?token=${token.output}`);
  return leadTo(`/?infolettre=${(await settle(true)) ? 'confirmee' : 'inconnue'}`);
}

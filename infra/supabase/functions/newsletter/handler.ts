import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';

const Id = v.pipe(v.string(), v.uuid());
/** Where the site asks, and says what came of it. */
const PAGES = { confirm: '/confirmation-infolettre', end: '/desabonnement' } as const;

/**
 * Where the links in newsletter mails lead. Programs that look at mails open every link, so that a GET changes nothing: `?token=…` leads to
 * the page that asks whether to confirm, `?token=…&geste=fin` and `?envoi=…` to the one that asks whether to end all mails. A POST is the
 * form of such a page (`page=oui`, `geste=confirmer` to confirm), which is led back to it, or the one-click button of a mail program, which
 * ends all mails and gets 204, or 404 for what nobody knows (RFC 8058).
 */
export async function handle(request: Request, env: FunctionEnv): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const token = v.safeParse(Id, searchParams.get('token'));
  const send = v.safeParse(Id, searchParams.get('envoi'));
  const settle = async (isWanted: boolean) =>
    token.success
      ? await callDatabase<boolean>(env, 'settle_newsletter', { lead_token: token.output, is_wanted: isWanted })
      : send.success && !isWanted && (await callDatabase<boolean>(env, 'end_mails_of', { send: send.output }));
  const leadTo = (page: string, query: string) =>
    new Response(null, { status: 303, headers: { location: `${env.siteUrl}${page}?${query}` } });

  if (request.method === 'POST') {
    const form = await request.formData().catch(() => undefined);
    const isPage = form?.get('page') === 'oui';
    const confirms = isPage && form?.get('geste') === 'confirmer';
    const isKnown = await settle(confirms);
    if (!isPage) return new Response(null, { status: isKnown ? 204 : 404 });
    return leadTo(confirms ? PAGES.confirm : PAGES.end, `fait=${isKnown ? 'oui' : 'inconnu'}`);
  }
  if (send.success) return leadTo(PAGES.end, `envoi=${send.output}`);
  if (!token.success) return leadTo(PAGES.confirm, 'fait=inconnu');
  return leadTo(searchParams.get('geste') === 'fin' ? PAGES.end : PAGES.confirm, `token=${token.output}`);
}

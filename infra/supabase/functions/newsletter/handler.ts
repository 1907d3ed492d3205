import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';

/**
 * Where the links in newsletter mails lead: `?token=…` confirms, `?token=…&geste=fin` ends the subscription. Sends the
 * visitor home with `?infolettre=confirmee`, `fin` or `inconnue`; a POST is a mail program's one-click button, which
 * ends it (RFC 8058).
 */
export async function handle(request: Request, env: FunctionEnv): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const isOneClick = request.method === 'POST';
  const isWanted = !isOneClick && searchParams.get('geste') !== 'fin';
  const token = v.safeParse(v.pipe(v.string(), v.uuid()), searchParams.get('token'));
  const isKnown =
    token.success &&
    (await callDatabase<boolean>(env, 'settle_newsletter', { lead_token: token.output, is_wanted: isWanted }));
  if (isOneClick) return new Response(null, { status: isKnown ? 204 : 404 });
  const result = isKnown ? (isWanted ? 'confirmee' : 'fin') : 'inconnue';
  return new Response(null, { status: 303, headers: { location: `${env.siteUrl}/?infolettre=${result}` } });
}

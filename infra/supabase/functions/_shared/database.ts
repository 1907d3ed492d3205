import type { FunctionEnv } from './FunctionEnv.ts';
import { Refusal } from './Refusal.ts';

/**
 * Calls a function of the database in one transaction, as the service role or as somebody who is signed in.
 *
 * @param authorization their header
 * @throws Refusal with the database's own code where it refuses, `unexpected_failure` where it cannot be reached
 */
export async function callDatabase<Result>(
  env: FunctionEnv,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  authorization: string | null = null,
): Promise<Result> {
  const response = await env.fetch(
    new Request(`${env.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: env.secretKey,
        authorization: authorization ?? `Bearer ${env.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(parameters),
    }),
  );
  const text = await response.text();
  if (response.ok) return (text === '' ? null : JSON.parse(text)) as Result;
  const refused =
    response.status < 500 ? (JSON.parse(text) as { code: string; message: string; details: unknown }) : null;
  if (refused) throw new Refusal(response.status, refused.code, refused.message, refused.details);
  throw new Refusal(503, 'unexpected_failure', 'The database did not answer.');
}

import { refusalFrom } from './refusalFrom.ts';

/**
 * Calls one of the backend's functions for the signed-in person.
 *
 * @throws BackendRefusal when it refuses
 */
export async function callFunction(name: string, body: object, accessToken: string): Promise<Response> {
  const response = await fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await refusalFrom(response, name);
  return response;
}

/**
 * Calls one of the backend's functions for the signed-in person.
 *
 * @throws Error when it refuses or cannot be reached
 */
export async function callFunction(name: string, body: object, accessToken: string): Promise<Response> {
  const response = await fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return response;
}

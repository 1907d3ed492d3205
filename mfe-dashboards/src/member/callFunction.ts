import { answerOf } from '@agence/shared-contracts/backend/answer';
import { refusalFrom } from './refusalFrom.ts';

/**
 * Calls one of the backend's functions for the signed-in person. What answers in its place, such as the sign-in page of a guest
 * network, has done nothing of it.
 *
 * @returns what it has answered
 * @throws BackendRefusal when it refuses
 * @throws Error when somebody else answers
 */
export async function callFunction(name: string, body: object, accessToken: string) {
  const answer = await answerOf(await callForFile(name, body, accessToken));
  if (!answer) throw new Error(`Something else than ${name} answered`);
  return answer;
}

/** The same of one that answers with a file. */
export async function callForFile(name: string, body: object, accessToken: string): Promise<Response> {
  const response = await fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await refusalFrom(response, name);
  if (response.headers.get('content-type')?.includes('html')) throw new Error(`Something else than ${name} answered`);
  return response;
}

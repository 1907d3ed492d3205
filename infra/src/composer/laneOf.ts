import { type Lane, laneOfFunction, laneOfRest } from '@agence/backend/edge/lanes';
import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';

/**
 * Which of the backend's lanes a request of a visitor belongs to, by what its head says; none for files that are sent, which have
 * places of their own there for as long as they take.
 *
 * @param authorization header; one that is not the public key's claims to be a member's, and the backend looks whether it is
 */
export function laneOf(
  method: string,
  pathname: string,
  authorization: string | null,
  anonKey: string,
): Lane | undefined {
  const { auth, functions, simulator, storage } = BACKEND_ADDRESSES;
  const isIn = (address: string) => pathname.startsWith(`${address}/`);
  const isRead = method === 'GET' || method === 'HEAD';
  if (isIn(auth)) return 'signIn';
  if (isIn(simulator)) return 'payments';
  if (isIn(functions)) return laneOfFunction(pathname.slice(functions.length + 1));
  if (isIn(`${storage}/object`) && !isRead && !/\/object\/(sign|list|move|copy)\b/.test(pathname)) return undefined;
  if (isIn(`${storage}/upload`) && (method === 'POST' || method === 'PATCH')) return undefined;
  return laneOfRest(method, isOfMember(authorization, anonKey), { isSite: false });
}

/** Whether an authorization header claims to be a member's; supabase-js sends the public key's while nobody is signed in. */
export function isOfMember(authorization: string | null, anonKey: string): authorization is string {
  return authorization !== null && authorization !== `Bearer ${anonKey}`;
}

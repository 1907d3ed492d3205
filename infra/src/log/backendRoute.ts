import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';

/**
 * What of an address of the backend may be written down: which table, function or part of the API. Of files and payments, whose
 * addresses name people, and of what does not exist there, no more than where it begins.
 */
export function backendRoute(pathname: string, status: number): string {
  const base = Object.values(BACKEND_ADDRESSES).find((address) => pathname.startsWith(address)) ?? '';
  const { storage, simulator, mailbox } = BACKEND_ADDRESSES;
  if (status === 404 || [storage, simulator, mailbox].some((address) => address === base)) return base;
  const [, name = ''] = /^\/((?:rpc\/)?[a-z_-]{1,60})(?:\/|$)/.exec(pathname.slice(base.length)) ?? [];
  return name ? `${base}/${name}` : base;
}

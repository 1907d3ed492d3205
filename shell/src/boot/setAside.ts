import { FALLBACK_COOKIE } from '@agence/shared-contracts/remote/fallbackCookie';

/** How long a browser gets the version before, in seconds; a new release it gets at once. */
const LASTS_S = 3600;

/**
 * Notes for the composer that this browser cannot run a release.
 *
 * @returns whether that is new and was kept: where cookies are blocked nothing may be loaded again, for it would be the same
 */
export function setAside(name: string, version: string): boolean {
  const noted = notes();
  const note = `${name}@${version}`;
  if (noted.includes(note)) return false;
  const others = noted.filter((one) => !one.startsWith(`${name}@`));
  // biome-ignore lint/suspicious/noDocumentCookie: no other way in all three engines, and it must be there for the next request
  document.cookie = `${FALLBACK_COOKIE}=${[...others, note].join('|')};path=/;max-age=${LASTS_S};samesite=lax`;
  return notes().includes(note);
}

function notes(): string[] {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${FALLBACK_COOKIE}=`));
  return cookie?.slice(FALLBACK_COOKIE.length + 1).split('|') ?? [];
}

import { BackendError } from './BackendError.ts';

/**
 * Whether an address leads to this machine and nowhere else: `localhost`, `*.localhost`, 127.0.0.0/8, `[::1]`. Everything
 * else counts as public, also a private network's address: whoever is in that network is a visitor.
 */
export function isLocalAddress({ hostname }: URL): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/**
 * Checks the address that an evaluation site is given: it has accounts with printed passwords, simulated payments and a
 * readable mailbox, so it is for this machine, unless it starts as a public demonstration, which has none of them (AMB-59).
 *
 * @param text `SITE_URL`, as the operator wrote it
 * @returns the address without a slash at the end
 * @throws BackendError when it is no address of a site, or a public one without `publicDemo`
 */
export function evaluationAddress(text: string, { publicDemo }: { readonly publicDemo: boolean }): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSite =
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '') &&
    url.pathname === '/';
  if (!isSite) {
    throw new BackendError(
      `SITE_URL is "${withoutPassword(text)}", which is not the address of a site: write http:// or https:// and a host, with a port where it needs one, and nothing else, for example http://localhost:4100.`,
    );
  }
  if (publicDemo || isLocalAddress(url)) return url.origin;
  throw new BackendError(
    `SITE_URL is "${text}", which is not an address of this machine. This starts a site for evaluation: the administrator's password is printed, payments are simulated and open paid courses, and everybody's sign-in codes are in a mailbox. Leave SITE_URL out or use a localhost address to evaluate it here, or run npm start with PUBLIC_DEMO=1 to show it to others: the administrator's and the creator's demo accounts are closed then, nothing is sold and every page says so.`,
  );
}

/** Terminals and logs keep what is written there. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/[^/@]*@/, '//…@');
}

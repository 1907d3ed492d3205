import type { Page, Route } from '@playwright/test';

/** A way in which the code of a remote fails (CMP-06). */
export interface Fault {
  readonly name: string;
  /** What the browser gets instead of a file. */
  readonly answer: (route: Route, isEntry: boolean) => Promise<void>;
  /** Whether integrity, which refuses every changed byte, has to be lifted to see it. */
  readonly runs?: true;
}

const script = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body });

/** A container whose page is there, and throws a moment after it has begun to mount. */
export const THROWS_AT_MOUNT = `export const init=()=>{};export const get=async()=>()=>({bootstrap:async()=>{},prepare:async()=>({kind:"page"}),mount:async()=>{await new Promise(done=>setTimeout(done,50));throw new Error("mount")},unmount:async()=>{}})`;

export const FAULTS: readonly Fault[] = [
  { name: 'is cut off', answer: (route) => route.abort() },
  { name: 'answers 404', answer: (route) => route.fulfill({ status: 404, body: '' }) },
  { name: 'answers 500', answer: (route) => route.fulfill({ status: 500, body: '' }) },
  {
    name: 'is a page',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Bonjour</p>' }),
  },
  {
    name: 'ends in the middle',
    async answer(route) {
      // Not through the page, which may go meanwhile.
      const text = await (await fetch(route.request().url())).text();
      await script(route, text.slice(0, text.length / 2));
    },
  },
  { name: 'throws as it is evaluated', runs: true, answer: (route) => script(route, 'throw new Error("evaluated")') },
  {
    name: 'throws at mount',
    runs: true,
    answer: (route, isEntry) => (isEntry ? script(route, THROWS_AT_MOUNT) : route.continue()),
  },
  { name: 'hangs', answer: () => new Promise(() => {}) },
];

/** Where in a visit the fault comes. */
export const MOMENTS = ['at first', 'on the way in', 'before the way out', 'while it hydrates'] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * From now on the files of a remote fail; while a page hydrates, those that come after its entry.
 *
 * @param met receives the versions, as `mfe-blog@1.2.0-3f2a…`, whose files the browser asks for: after the newest perhaps the one before
 */
export async function plant(page: Page, remote: string, fault: Fault, moment: Moment, met: Set<string>): Promise<void> {
  if (fault.runs) await withoutIntegrity(page);
  await page.route(`**/r/${remote}/**/*.js`, (route) => {
    met.add(`${remote}@${/\/r\/[^/]+\/([^/~]+)/.exec(route.request().url())?.[1]}`);
    const isEntry = /\/remoteEntry\.js$/.test(new URL(route.request().url()).pathname);
    const isLate = moment === 'while it hydrates' && fault.name !== 'throws at mount';
    return isEntry && isLate ? route.continue() : fault.answer(route, isEntry);
  });
}

/** Lets other bytes than the published ones run, on documents from now on. */
export async function withoutIntegrity(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'integrity-policy': _, 'content-security-policy': __, ...headers } = response.headers();
    const body = (await response.text()).replace(/<script type="importmap">.*?<\/script>/s, '');
    await route.fulfill({ response, headers, body });
  });
}

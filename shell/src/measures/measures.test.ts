// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someMeasures } from '../testing/someMeasures.ts';

const remotes = { 'mfe-blog': { version: '1.0.0-a' }, 'mfe-tools': { version: '2.0.0-b' } } as never;
const routeOf = (pathname: string) => (pathname.startsWith('/blog/') ? '/blog/:slug' : undefined);
const options = { page: 'mfe-blog', remotes, routeOf };

let vitals: Record<string, number> = {};
vi.mock('./vitals.ts', () => ({ watchVitals: () => () => vitals }));

const listening: [EventTarget, string, EventListener][] = [];
beforeEach(() => {
  for (const target of [document, window]) {
    const { addEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation(((type: string, listener: EventListener) => {
      listening.push([target, type, listener]);
      addEventListener.call(target, type, listener);
    }) as never);
  }
  vitals = { lcp: 812.34567, cls: 0.01234567 };
  history.replaceState(null, '', '/blog/une-personne@exemple.test');
});
afterEach(() => {
  vi.restoreAllMocks();
  // What a document listens to ends with it.
  for (const [target, type, listener] of listening.splice(0)) target.removeEventListener(type, listener);
});

/** The visitor goes elsewhere. */
const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event('pagehide'));
};

test('tells once, when the document is left, under the route and never the address', async () => {
  const { measures, told } = someMeasures(options);
  measures.start();
  await measures.phase('evaluated', 'mfe-tools', '/autre', async () => {});
  expect(told).toEqual([]);
  history.replaceState(null, '', '/blog/plus-tard');
  leave();
  leave();
  expect(told).toEqual([
    [
      ['evaluated', 'mfe-tools@2.0.0-b', '', expect.any(Number)],
      ['lcp', 'mfe-blog@1.0.0-a', '/blog/:slug', 812.3457],
      ['cls', 'mfe-blog@1.0.0-a', '/blog/:slug', 0.0123],
    ],
  ]);
  expect(JSON.stringify(told)).not.toContain('exemple');
});

test('tells a failure at once, with the phase that it came from, and each once in a document', async () => {
  const { measures, told } = someMeasures(options);
  const lost = new Error('404');
  const boom = new Error('boom');
  measures.blame(lost, 'entry');
  for (const [phase, error] of [
    ['evaluated', lost],
    ['prepared', new TypeError('x')],
    ['hydrated', boom],
  ] as const) {
    const failing = measures.phase(phase, 'mfe-tools', '', () => Promise.reject(error));
    await expect(failing).rejects.toBe(error);
    measures.failed('mfe-tools', error);
    measures.failed('mfe-tools', error);
  }
  measures.failed('mfe-blog', 'a text that was thrown');
  expect(told.flat().map(([name, release]) => [name, release])).toEqual([
    ['failed-entry', 'mfe-tools@2.0.0-b'],
    ['failed-prepared', 'mfe-tools@2.0.0-b'],
    ['failed-mounted', 'mfe-tools@2.0.0-b'],
    ['failed-later', 'mfe-blog@1.0.0-a'],
  ]);
});

test('an error that nobody catches is the release’s whose code threw it; of others nothing is told', () => {
  const { measures, told } = someMeasures(options);
  measures.start();
  const thrownIn = (address: string) =>
    Object.assign(new Error('du texte'), { stack: `Error: du texte\n    at f (https://site.test${address}:1:22)` });
  for (const error of [thrownIn('/r/mfe-tools/1.9.0-c~2/a.js'), thrownIn('/autre.js'), undefined])
    window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrownIn('/r/shell/1.0.0-s/b.js') }));
  expect(told).toEqual([
    [['failed-later', 'mfe-tools@1.9.0-c', '/blog/:slug', 0]],
    [['failed-later', 'shell@1.0.0-s', '/blog/:slug', 0]],
  ]);
});

test('a document tells no more than eight times, and twenty things at once', () => {
  const { measures, told } = someMeasures(options);
  measures.start();
  for (let turn = 0; turn < 30; turn += 1) measures.note('entry', 'mfe-blog', '', turn);
  for (let turn = 0; turn < 20; turn += 1) {
    history.replaceState(null, '', `/blog/${turn}`);
    measures.failed('mfe-blog', new Error());
  }
  leave();
  expect(told).toHaveLength(8);
  expect(told[0]).toHaveLength(20);
  expect(Math.max(...told.map((one) => JSON.stringify(one).length))).toBeLessThan(4096);
});

test('tells what a visit came to by its paths, with where it began, and of a later page no second visit', () => {
  const visit = { origin: '{"landing":"/prix","source":"infolettre"}', isNew: true };
  const { measures, told } = someMeasures({ visit, hasConsented: () => true });
  vitals = {};
  history.replaceState(null, '', '/prix');
  measures.start();
  measures.viewed('/prix');
  document.body.innerHTML =
    '<a href="tel:+14185550142"><b>Appeler</b></a><a download="guide.pdf" href="#">Guide</a><a href="#x">x</a>';
  for (const link of document.querySelectorAll<HTMLElement>('b,a[download],a[href="#x"]')) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  leave();
  expect(told[0]).toEqual([
    ['came', '', '/prix', 1],
    ['viewed', '', '/prix', 1],
    ['phone', '', '/prix', 1],
    ['download', '', '/prix', 1],
    ['origin', visit.origin, '', 1],
  ]);
  document.body.innerHTML = '';
});

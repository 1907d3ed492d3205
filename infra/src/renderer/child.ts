// The process of a renderer: `node child.ts <server half>`, with nothing in its environment and no right to read more than
// the release (startRenderer.ts).
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { CHANNEL, type FetchAnswer, type Question, type Reply } from './messages.ts';
import { type AnsweredPage, inProcess } from './Renderer.ts';
import { readLines } from './readLines.ts';
import { toThrown } from './thrown.ts';

/** Where a remote believes the backend to be. What it asks there goes through the site. */
const BACKEND = { url: 'http://backend.invalid', anonKey: '' };
/** With these a process ends, debugs or slows down another one of the same user: the site itself. */
const OF_OTHER_PROCESSES = ['kill', '_kill', '_debugProcess', '_debugEnd', 'binding', '_linkedBinding', 'dlopen'];

/**
 * How many pages that were answered without markup it remembers, should they be shown whole soon. In a map, not in `lru-cache`: this
 * process may read no package.
 */
const MAX_UNRENDERED = 100;

const channel = new Socket({ fd: CHANNEL });
const say = (reply: Reply) => void channel.write(`${JSON.stringify(reply)}\n`);
const unrendered = new Map<number, NonNullable<AnsweredPage['render']>>();
const reads = new Map<number, (answer: FetchAnswer | { readonly error: string }) => void>();
let read = 0;

// Nobody asks any more: the site has ended, however that was.
channel.on('close', () => process.exit());

for (const name of OF_OTHER_PROCESSES) {
  Object.defineProperty(process, name, { value: undefined, writable: false, configurable: false });
}
Object.defineProperty(os, 'setPriority', { value: undefined, writable: false, configurable: false });
syncBuiltinESMExports();
globalThis.fetch = fetchThroughSite;
const [, , file = ''] = process.argv;
const remote = import(pathToFileURL(file).href).then(inProcess);
// Every question is told why.
remote.catch(() => {});

// Not `node:readline`, for which U+2028 ends a line too: what people type may have one, and JSON leaves it as it is.
readLines(
  channel,
  Number.POSITIVE_INFINITY,
  (line) => void hear(line),
  () => process.exit(),
);

async function hear(line: string): Promise<void> {
  const question = JSON.parse(line) as Question;
  if (question.kind === 'fetched') return reads.get(question.fetch)?.(question.answer);
  const { id } = question;
  try {
    say({ id, answer: await answerTo(question) });
  } catch (error) {
    say({ id, error: toThrown(error) });
  }
}

async function answerTo(question: Exclude<Question, { kind: 'fetched' }>) {
  if (question.kind === 'ping') return true;
  const renderer = await remote;
  if (question.kind === 'start') return true;
  if (question.kind === 'sitemapPages') return renderer.sitemapPages(BACKEND);
  if (question.kind === 'outline') return (await renderer.outline(question.texts, question.siteUrl)) ?? null;
  if (question.kind === 'markup') return (await unrendered.get(question.of)?.()) ?? null;
  const { id, request, readsBackend, needsMarkup } = question;
  const answer = await renderer.page({ ...request, ...(readsBackend ? { backend: BACKEND } : {}) }, needsMarkup);
  if ('render' in answer && answer.render) {
    unrendered.set(id, answer.render);
    if (unrendered.size > MAX_UNRENDERED) unrendered.delete(unrendered.keys().next().value as number);
  }
  return answer;
}

async function fetchThroughSite(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== BACKEND.url) throw new TypeError(`A server half may ask the backend alone, not ${origin}`);
  request.signal.throwIfAborted();
  const body = request.body ? await request.text() : undefined;
  read += 1;
  const number = read;
  const answer = await new Promise<FetchAnswer>((resolve, reject) => {
    reads.set(number, (said) =>
      'error' in said ? reject(new TypeError(said.error, { cause: 'The site could not read it' })) : resolve(said),
    );
    request.signal.addEventListener('abort', () => {
      say({ kind: 'abort', fetch: number });
      reject(request.signal.reason);
    });
    const { method, headers } = request;
    const said = { path: pathname + search, method, headers: Object.fromEntries(headers) };
    say({ kind: 'fetch', fetch: number, ...said, ...(body === undefined ? {} : { body }) });
  }).finally(() => reads.delete(number));
  const { status, headers } = answer;
  return new Response(status === 204 ? null : answer.body, { status, headers });
}

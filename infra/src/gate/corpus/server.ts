import type { BadRelease, Draft } from './Draft.ts';

const atImport = (code: string) => (draft: Draft) => draft.prepend(draft.server, code);
/** Runs while the page is rendered on the server, and not in the browser. */
const whileRendering = (code: string) => (draft: Draft) =>
  draft.edit(draft.server, /(?<=function HomePage\(\) \{)/, code);

/** Server halves that cannot be trusted with a page. */
export const BAD_SERVERS: readonly BadRelease[] = [
  {
    what: 'a server half that throws at import',
    ...{ row: 'server', says: /its server half does not .*: boom at import \(server\/server\.js\)/ },
    change: atImport('throw new Error("boom at import");'),
  },
  {
    what: 'a server half that does not parse',
    ...{ row: 'server', says: /its server half does not/ },
    change: atImport('const = ;'),
  },
  {
    what: 'a server half that imports what is not in the release',
    ...{ row: 'server', says: /its server half does not/ },
    change: atImport('import "./absent.js";'),
  },
  {
    what: 'a server half that ends its process',
    ...{ row: 'server', says: /its server half has ended/ },
    change: atImport('process.exit(0);'),
  },
  {
    what: 'a server half that reads the machine’s files',
    ...{ row: 'server', says: /Access to this API has been restricted/ },
    change: atImport('import { readFileSync } from "node:fs"; readFileSync("/etc/hostname");'),
  },
  {
    what: 'a server half that starts another process',
    ...{ row: 'server', says: /Access to this API has been restricted/ },
    change: atImport('import { execSync } from "node:child_process"; execSync("true");'),
  },
  {
    what: 'a server half that asks another server',
    ...{ row: 'server', says: /may ask the backend alone, not https:\/\/evil\.example/ },
    change: atImport('await fetch("https://evil.example/");'),
  },
  {
    what: 'a server half that throws while it renders',
    ...{ row: 'server', says: /does not render \/evenements: boom/ },
    change: whileRendering('throw new Error("boom");'),
  },
  {
    what: 'a server half with a promise that nobody waits for',
    ...{ row: 'server', says: /its server half has ended/ },
    change: whileRendering('void Promise.reject(new Error("later"));'),
  },
  {
    what: 'a server half that hangs while it renders',
    ...{ row: 'server', says: /does not render \/evenements/, isSlow: true },
    change: whileRendering('for (;;);'),
  },
  {
    what: 'a server half that eats memory',
    ...{ row: 'server', says: /its server half has ended/, isSlow: true },
    change: whileRendering('const all = []; for (;;) all.push(new Array(1e6).fill(all.length));'),
  },
  {
    what: 'a page that depends on chance',
    ...{ row: 'server', says: /\/evenements is not the same when it is rendered again \(its markup\)/ },
    change: (draft) => draft.edit(draft.server, 'children: texts.heading', 'children: texts.heading + Math.random()'),
  },
  {
    what: 'a page that depends on time',
    ...{ row: 'server', says: /\/evenements is not the same when it is rendered again \(its head or data\)/ },
    change: (draft) => draft.edit(draft.server, 'title: texts.title', 'title: texts.title + Date.now()'),
  },
  {
    what: 'a page that was rendered from other sources',
    ...{ row: 'server', says: /\/evenements is not the same when it is rendered again/ },
    change: (draft) => draft.edit(draft.fragment, 'Votre première page', 'Votre page d’hier'),
  },
];

import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { BadRelease, Draft } from './Draft.ts';

const MEGABYTE = 1024 * 1024;
const toPage = (from: string, to: string) => (draft: Draft) => draft.edit(draft.fragment, from, to);
const H1 = '<h1>Votre première page</h1>';
/** A release.json that says something else, after it was built. */
const saying = (changes: object) => (draft: Draft) => draft.save({ ...draft.release, ...changes });

/** What is wrong with the folder itself. */
export const BAD_SHAPES: readonly BadRelease[] = [
  {
    what: 'no release.json',
    ...{ row: 'shape', says: /holds no release\.json; build the release first/ },
    tamper: ({ folder }) => rm(join(folder, 'release.json')),
  },
  {
    what: 'a release.json cut off',
    ...{ row: 'shape', says: /release\.json is not readable/ },
    tamper: (draft) => draft.write('release.json', '{"schema": 1, "name"'),
  },
  {
    what: 'a field that nobody knows',
    ...{ row: 'shape', says: /release\.json: .* is wrong/ },
    tamper: saying({ owner: 'nous' }),
  },
  {
    what: 'a later schema',
    ...{ row: 'shape', says: /release\.json: schema is wrong/ },
    tamper: saying({ schema: 2 }),
  },
  {
    what: 'a name that no remote has',
    ...{ row: 'shape', says: /name is wrong: must be shell or mfe-/ },
    tamper: saying({ name: 'evenements' }),
  },
  {
    what: 'a version without its content',
    ...{ row: 'shape', says: /version is wrong: must be semver and content hash/ },
    tamper: saying({ version: '1.0.0' }),
  },
  {
    what: 'a version of other content',
    ...{ row: 'shape', says: /calls itself 0\.1\.0-0123456789, and its content 0\.1\.0-\w+; build again/ },
    tamper: saying({ version: '0.1.0-0123456789' }),
  },
  {
    what: 'other routes under the version that was built',
    ...{ row: 'shape', says: /calls itself .* build again/ },
    tamper: saying({ redirects: [{ from: '/evenements/avant', to: '/evenements' }] }),
  },
  {
    what: 'a contract that is no range',
    ...{ row: 'shape', says: /contract is wrong: must be a caret range/ },
    tamper: saying({ contract: '>=1.0.0' }),
  },
  {
    what: 'an entry outside of the release',
    ...{ row: 'shape', says: /entry is wrong: must stay inside the release/ },
    tamper: saying({ entry: 'assets/../../shell/entry.js' }),
  },
  {
    what: 'a page below the site that the server renders whole (subtree)',
    ...{ row: 'shape', says: /a subtree is rendered in the browser/ },
    tamper: (draft) => draft.save({ ...draft.release, routes: [{ ...draft.route, path: '/evenements/*' }] }),
  },
  {
    what: 'a redirect to another site',
    ...{ row: 'shape', says: /must be a path of the site/ },
    tamper: saying({ redirects: [{ from: '/evenements/a', to: '//evil.example/a' }] }),
  },
  {
    what: 'a file lost on the way',
    ...{ row: 'shape', says: /lists remoteEntry\.js, which is not in its folder/ },
    tamper: ({ folder }) => rm(join(folder, 'remoteEntry.js')),
  },
  {
    what: 'a module changed after the build',
    ...{ row: 'shape', says: /remoteEntry\.js is not the file that was built/ },
    tamper: (draft) => draft.prepend('remoteEntry.js', '/* later */'),
  },
  {
    what: 'a server half changed after the build',
    ...{ row: 'shape', says: /server\/server\.js is not the file that was built/ },
    tamper: (draft) => draft.prepend(draft.server, 'console.log("here");'),
  },
  {
    what: 'a file that nobody listed',
    ...{ row: 'shape', says: /notes\.txt is in the folder but not in release\.json/ },
    tamper: (draft) => draft.write('notes.txt', 'À faire'),
  },
  {
    what: 'a link in place of a file',
    ...{ row: 'shape', says: /assets\/lien\.js is a link or no file/ },
    tamper: ({ folder }) => symlink('/etc/hostname', join(folder, 'assets/lien.js')),
  },
  {
    what: 'a link in place of a folder',
    ...{ row: 'shape', says: /tout is a link or no file/ },
    tamper: ({ folder }) => symlink('/', join(folder, 'tout')),
  },
  {
    what: '21 megabytes',
    ...{ row: 'shape', says: /has \d+ bytes; at most 20971520 are taken/ },
    tamper: (draft) => draft.write('static/film.bin', new Uint8Array(21 * MEGABYTE)),
  },
  {
    what: '2,001 files and more',
    ...{ row: 'shape', says: /has \d+ files; at most 2000 are taken/ },
    tamper: async (draft) => {
      await Promise.all(Array.from({ length: 2001 }, (_, index) => draft.write(`static/${index}.txt`, '')));
    },
  },
  {
    what: 'a module that is named but not there',
    ...{ row: 'shape', says: /names assets\/absent\.js but does not list it/ },
    change: ({ route }) => void route.modules.push('assets/absent.js'),
  },
  {
    what: 'a static page that was not rendered',
    ...{ row: 'shape', says: /its static page \/evenements was not rendered; visitors would get a 404/ },
    change: (draft) => void Object.assign(draft.release, { fragments: {} }),
  },
  {
    what: 'a rendered page that no route has',
    ...{ row: 'shape', says: /the page \/evenements\/ancien was rendered, but no static route has this address/ },
    change: ({ release, fragment }) => void Object.assign(release.fragments, { '/evenements/ancien': fragment }),
  },
  {
    what: 'a script in a page',
    ...{ row: 'shape', says: /carries a <script> element/ },
    change: toPage(H1, `${H1}<script>fetch('/')</script>`),
  },
  {
    what: 'a handler in a page',
    ...{ row: 'shape', says: /carries the attribute onclick/ },
    change: toPage('<h1>', '<h1 onclick=\\"x()\\">'),
  },
  {
    what: 'a style attribute, which the policy blocks',
    ...{ row: 'shape', says: /carries a style attribute/ },
    change: toPage('<h1>', '<h1 style=\\"color:red\\">'),
  },
  {
    what: 'a link that is code',
    ...{ row: 'shape', says: /carries the address javascript:/ },
    change: toPage(H1, `${H1}<a href=\\"javascript:alert(1)\\">a</a>`),
  },
  {
    what: 'markup that ends the page around it',
    ...{ row: 'shape', says: /markup that does not end where the page ends/ },
    change: toPage(H1, `${H1}</div></div></div></section></div></main><main>`),
  },
  {
    what: 'an id of the document around it',
    ...{ row: 'shape', says: /carries the id registry/ },
    change: toPage('<h1>', '<h1 id=\\"registry\\">'),
  },
  {
    what: 'a frame of another site',
    ...{ row: 'shape', says: /carries a <iframe> element/ },
    change: toPage(H1, `${H1}<iframe src=\\"https://evil.example\\"></iframe>`),
  },
  {
    what: 'code among the styles',
    ...{ row: 'shape', says: /something else than style elements/ },
    change: (draft) => draft.edit(draft.fragment, /"styles":"/, '"styles":"<script>1</script>'),
  },
  {
    what: 'a page without title',
    ...{ row: 'shape', says: /\/evenements has no title/ },
    change: toPage('"title":"Evenements"', '"title":" "'),
  },
  {
    what: 'a page without description',
    ...{ row: 'shape', says: /\/evenements has no description/ },
    change: (draft) => draft.edit(draft.fragment, /"description":"[^"]*"/, '"description":""'),
  },
  {
    what: 'two headings of the first level',
    ...{ row: 'shape', says: /has 2 h1 headings instead of one/ },
    change: toPage(H1, H1 + H1),
  },
  {
    what: 'a page that is no JSON',
    ...{ row: 'shape', says: /the page \/evenements is no JSON/ },
    change: (draft) => draft.write(draft.fragment, '<h1>Votre page</h1>'),
  },
];

import type { BadRelease, Draft } from './Draft.ts';

const redirects =
  (...pairs: readonly (readonly [string, string])[]) =>
  ({ release }: Draft) =>
    void release.redirects.push(...pairs.map(([from, to]) => ({ from, to })));
const random = (bytes: number) => {
  let text = '';
  while (text.length < bytes) text += Math.random().toString(36).slice(2);
  return text;
};
const TITLE = 'Evenements';
const DESCRIPTION = 'Une page qui vient d’un autre dépôt, composée dans le site au moment où elle est demandée.';

/** Pages that search engines or visitors' telephones would make nothing of. */
export const BAD_PAGES_TO_FIND: readonly BadRelease[] = [
  {
    what: 'a title that is cut off',
    ...{ row: 'search', says: /\/evenements: its title has 71 characters, search engines cut it off after 60/ },
    change: (draft) => draft.editText(TITLE, `${TITLE} ${'et encore '.repeat(6)}`),
  },
  {
    what: 'the title of another team’s page',
    ...{ row: 'search', says: /\/evenements has the same title as \// },
    change: (draft) => draft.editText(TITLE, draft.neighbour.title),
  },
  {
    what: 'the description of another team’s page',
    ...{ row: 'search', says: /\/evenements has the same description as \// },
    change: (draft) => draft.editText(DESCRIPTION, draft.neighbour.description),
  },
  {
    what: 'structured data of no type',
    ...{ row: 'search', says: /\/evenements: a JSON-LD object has no @type/ },
    change: (draft) => draft.head({ jsonLd: [{ name: 'Lancement' }] }),
  },
  {
    what: 'a page in the sitemap that search engines may not list',
    ...{ row: 'search', says: /\/evenements stands in the sitemap but says noindex/ },
    change: (draft) => draft.head({ noindex: true }),
  },
  {
    what: 'a canonical address where nothing is',
    ...{ row: 'search', says: /\/evenements: its canonical address .*\/evenements\/absente is no page/ },
    change: (draft) => draft.head({ canonicalPath: '/evenements/absente' }),
  },
  {
    what: 'a link to a page that does not exist',
    ...{ row: 'search', says: /A link of \/evenements to \/evenements\/absente leads to a page that answers 404/ },
    change: (draft) => draft.link('/evenements/absente'),
  },
  {
    what: 'a link to a page of others that does not exist',
    ...{ row: 'search', says: /A link of \/evenements to \/blog\/absent leads to a page that answers 404/ },
    change: (draft) => draft.link('/blog/absent'),
  },
  {
    what: 'a menu entry that leads nowhere',
    ...{ row: 'search', says: /The menu entry \/evenements\/programme leads to a page that answers 404/ },
    change: ({ release }) => void Object.assign(release.navigation[0] ?? {}, { to: '/evenements/programme' }),
  },
  {
    what: 'two redirects that lead to each other',
    ...{ row: 'search', says: /The redirect \/evenements\/a goes round in circles/ },
    change: redirects(['/evenements/a', '/evenements/b'], ['/evenements/b', '/evenements/a']),
  },
  {
    what: 'a redirect to itself over a parameter',
    ...{ row: 'search', says: /The redirect \/evenements\/ancien\/:an goes round in circles/ },
    change: redirects(['/evenements/ancien/:an', '/evenements/ancien/:an']),
  },
  {
    what: 'a redirect to where nothing is',
    ...{ row: 'search', says: /The redirect \/evenements\/a leads to \/evenements\/absente, where nothing is/ },
    change: redirects(['/evenements/a', '/evenements/absente']),
  },
  {
    what: 'a module of 5 megabytes',
    ...{ row: 'budget', says: /assets\/tout\.js has \d+ bytes; a module has at most 1000000/ },
    change: async (draft) => {
      await draft.write('assets/tout.js', `export default "${random(5_000_000)}";`);
      draft.route.modules.push('assets/tout.js');
    },
  },
  {
    what: 'more JavaScript than the team has',
    ...{ row: 'budget', says: /\/evenements loads \d+ bytes of JavaScript; the team has 60000/ },
    change: async (draft) => {
      await draft.write('assets/tout.js', `export default "${random(90_000)}";`);
      draft.route.modules.push('assets/tout.js');
    },
  },
  {
    what: 'more JavaScript than the team has, which release.json does not name',
    ...{ row: 'budget', says: /\/evenements loads \d+ bytes of JavaScript; the team has 60000/ },
    change: async (draft) => {
      await draft.write('assets/tout.js', `export default "${random(90_000)}";`);
      await draft.prepend(draft.page, 'import "./tout.js";');
    },
  },
  {
    what: 'more HTML than the team has',
    ...{ row: 'budget', says: /\/evenements has \d+ bytes of HTML; the team has 40000/ },
    change: (draft) => draft.editText('Votre première page', random(70_000)),
  },
];

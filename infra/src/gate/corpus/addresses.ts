import type { Release } from '@agence/shared-contracts/remote/release';
import type { BadRelease, Draft } from './Draft.ts';

/** One more page at an address, for members: rendered in the browser. */
const routeAt = (path: string) => (draft: Draft) =>
  void draft.release.routes.push({
    ...draft.route,
    ...{ id: path, path, access: 'member', render: 'client', sitemap: false },
  });
const redirect =
  (from: string, to = '/evenements') =>
  ({ release }: Draft) =>
    void release.redirects.push({ from, to });
const called =
  (name: string) =>
  ({ release }: Draft) =>
    void Object.assign(release, { name });
const inMenu =
  (slot: Release['navigation'][number]['slot']) =>
  ({ release }: Draft) =>
    void release.navigation.push({ slot, label: 'Ici', to: '/evenements', order: 1 });

/** What belongs to others, or to nobody. */
export const BAD_ADDRESSES: readonly BadRelease[] = [
  {
    what: 'a page below another team’s path',
    ...{ row: 'owners', says: /mfe-evenements may not serve \/blog\/nouveaute: \/blog belongs to blog/ },
    change: routeAt('/blog/nouveaute'),
  },
  {
    what: 'a redirect away from another team’s page',
    ...{ row: 'owners', says: /may not serve \/blog\/facebook-ads: \/blog belongs to blog/ },
    change: redirect('/blog/facebook-ads'),
  },
  {
    what: 'a file of another team',
    ...{ row: 'owners', says: /may not serve \/blog\/rss\.xml: \/blog belongs to blog/ },
    change: async (draft) => {
      await draft.write('public/rss.xml', '<rss/>');
      draft.release.publicFiles['/blog/rss.xml'] = 'public/rss.xml';
    },
  },
  {
    what: 'a link in a menu that is not its own',
    ...{ row: 'owners', says: /may not put links into header: evenements has footer-resources/ },
    change: inMenu('header'),
  },
  {
    what: 'a pattern for every unknown address (/:slug)',
    ...{ row: 'owners', says: /may not serve \/:slug: it would take every unknown address/ },
    change: routeAt('/:slug'),
  },
  {
    what: 'a subtree over the whole site (/*)',
    ...{ row: 'owners', says: /may not serve \/\*: it would take every unknown address/ },
    change: routeAt('/*'),
  },
  {
    what: 'a parameter in the first place',
    ...{ row: 'owners', says: /may not serve \/:section\/details: it would take every unknown address/ },
    change: routeAt('/:section/details'),
  },
  {
    what: 'the home page',
    ...{ row: 'owners', says: /may not serve \/: \/ belongs to marketing/ },
    change: routeAt('/'),
  },
  {
    what: 'an address that the site keeps for itself',
    ...{ row: 'owners', says: /may not serve \/rest\/v1\/leads/ },
    change: routeAt('/rest/v1/leads'),
  },
  {
    what: 'a redirect of the sitemap',
    ...{ row: 'owners', says: /may not serve \/sitemap\.xml/ },
    change: redirect('/sitemap.xml'),
  },
  {
    what: 'another team’s name',
    ...{ row: 'owners', says: /mfe-blog may not serve \/evenements/ },
    change: called('mfe-blog'),
  },
  {
    what: 'the name of the shell',
    ...{ row: 'owners', says: /shell may not serve \/evenements/ },
    change: called('shell'),
  },
  {
    what: 'a name that belongs to no team',
    ...{ row: 'owners', says: /mfe-inconnu belongs to no team/ },
    change: called('mfe-inconnu'),
  },
  {
    what: 'the same page twice',
    ...{ row: 'owners', says: /its route \/evenements is already a route of its own/ },
    change: routeAt('/evenements'),
  },
  {
    what: 'a redirect over its own page',
    ...{ row: 'owners', says: /its redirect \/evenements is already a route of its own/ },
    change: redirect('/evenements', '/'),
  },
  {
    what: 'two patterns for the same addresses',
    ...{ row: 'owners', says: /is already a route of its own/ },
    change: (draft) => {
      routeAt('/evenements/:id')(draft);
      routeAt('/evenements/:nom')(draft);
    },
  },
  {
    what: 'a contract of tomorrow (minor)',
    ...{ row: 'contract', says: /needs contract \^1\.99\.0/ },
    change: ({ release }) => void Object.assign(release, { contract: '^1.99.0' }),
  },
  {
    what: 'a contract of tomorrow (patch)',
    ...{ row: 'contract', says: /needs contract \^\d+\.\d+\.99/ },
    change: ({ release }) => void Object.assign(release, { contract: release.contract.replace(/\d+$/, '99') }),
  },
  {
    what: 'another major contract',
    ...{ row: 'contract', says: /needs contract \^2\.0\.0/ },
    change: ({ release }) => void Object.assign(release, { contract: '^2.0.0' }),
  },
  {
    what: 'a port that no shell offers',
    ...{ row: 'contract', says: /asks for print, which shell .* does not offer/ },
    change: ({ release }) => void Object.assign(release, { needs: { ports: ['head', 'print'], sends: [], hears: [] } }),
  },
];

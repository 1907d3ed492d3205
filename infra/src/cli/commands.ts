import type { Commands } from './runCommand.ts';

/** What `agence` answers without a command. */
export const USAGE = `agence <command>

  start              build and publish what has changed, then serve the whole site
  serve              the site in production, with settings from the environment; builds and promotes nothing
  owner <e-mail>     makes the first owner of a site in production, by a one-time link
  build [remote …]   build the release in this folder, or the named ones
  wrap <folder> …    a release of what a stock bundler has built
  gate [dist] …      what the site's door will say of a release; --against <site or store>
  registry …         publish, promote, roll back, lock, withdraw, show releases and their history
  preview …          an address at which a published release is seen before it is promoted
  store …            back up, restore and share the releases and keys of a site
  trace <file>       where in the sources the stack of an error in a browser leads
  key                a key for a team
  team …             which teams publish here, and what each owns
  door               takes releases and decisions of teams over HTTP, in a process of its own
  dev [remote …]     serve the site with hot replacement for all remotes, or the named ones
  check              types, lint, format, import rules, and what is unused or undeclared
  bench [runs]       composed site beside static HTML and a build-time composition, then the catalogue;
                     bench catalogue|navigation|scroll|search measures one part
  lighthouse [path …] Lighthouse on all public pages, or the named ones
  backend …          back up and restore, look into and reset an evaluation, push to hosted Supabase, schema, types, soak
  contract …         check or accept the report of the contract's public surface
  compatibility …    archive the releases of a contract, try all pairs of shells and remotes
  pack               the packages for a remote outside this repository
  new <folder> <path> a repository of its own for a new remote; new event, new tool
  test               the checks, unit, contract and browser tests; --changed [base] what a change can touch
  test-remote <remote> the browser tests with one remote as it is here, and the site's releases of all others
  test-nginx         the composition tests on two composers behind nginx, with an object store
  test-workerd       the same on Cloudflare's workerd
  workers <folder>   what workerd serves the site with
  requirements       which requirements no test's title and no decision names
  audit [lock]       what is installed and has a known hole, by a list that is kept here
  nightly            the same at length: everything random and every soak many times, all journeys in every browser
  mutate [n] [seed] [path …] changes n places of both cores, one at a time, and shows which no unit test notices
  review             pictures of every screen at three widths, by day and by night, on one page
  browsers           the journeys in Chromium, Firefox and WebKit, and without each younger feature
`;

/** Every command of `agence`. */
export const COMMANDS: Commands = {
  start: () => import('./start.ts'),
  serve: () => import('../production/serveCommand.ts'),
  owner: () => import('../production/ownerCommand.ts'),
  build: () => import('./build.ts'),
  wrap: () => import('./wrap.ts'),
  gate: () => import('../gate/cli.ts'),
  registry: () => import('../registry/cli.ts'),
  preview: () => import('../preview/cli.ts'),
  door: () => import('../door/cli.ts'),
  store: () => import('../store/cli.ts'),
  trace: () => import('../trace/traceCommand.ts'),
  key: () => import('../registry/keyCommand.ts'),
  team: () => import('../registry/teamCommand.ts'),
  test: () => import('./test.ts'),
  browsers: () => import('./testBrowsers.ts'),
  review: () => import('./review.ts'),
  'test-remote': () => import('./testRemote.ts'),
  'test-nginx': () => import('./testNginx.ts'),
  'test-workerd': () => import('./testWorkerd.ts'),
  workers: () => import('../workers/workersCommand.ts'),
  nightly: () => import('./nightly.ts'),
  mutate: () => import('../mutation/mutate.ts'),
  check: () => import('./check.ts'),
  dev: () => import('./dev.ts'),
  bench: () => import('./bench.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  pack: () => import('./pack.ts'),
  new: () => import('../scaffold/newRemote.ts'),
  contract: () => import('./contract.ts'),
  compatibility: () => import('./compatibility.ts'),
  backend: () => import('./backend.ts'),
  requirements: () => import('./requirements.ts'),
  audit: () => import('./audit.ts'),
};

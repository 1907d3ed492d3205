import {
  array,
  boolean,
  check,
  type InferOutput,
  isoDate,
  literal,
  minLength,
  number,
  optional,
  pipe,
  record,
  regex,
  strictObject,
  string,
  union,
} from 'valibot';
import { isSubtree } from './matchRoute.ts';

/** A path inside a release: relative, forward slashes, no way out of the folder. */
const file = pipe(
  string(),
  regex(/^[\w.@-]+(?:\/[\w.@-]+)*$/, 'must be a relative path'),
  check((path) => !path.split('/').includes('..'), 'must stay inside the release'),
);
const sitePath = pipe(string(), regex(/^\/(?!\/)[^\s?#]*$/, 'must be a path of the site'));
const integrity = pipe(
  string(),
  regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/, 'must be a sha256 or sha384 hash'),
);

const routePath = pipe(sitePath, regex(/^[^*]*(?:\/\*)?$/, 'may have * as its last segment only'));
const modules = array(file);

/** A place of a subtree, with all modules that it needs besides the release's own. */
const place = strictObject({
  id: pipe(string(), minLength(1)),
  path: pipe(string(), regex(/^(?!\/)[^\s?#*]*(?<!\/)$/, 'must be a path below its subtree')),
  modules,
});

const route = strictObject({
  id: pipe(string(), minLength(1)),
  path: routePath,
  places: optional(array(place)),
  access: union([literal('public'), literal('member'), literal('guest')]),
  denied: optional(strictObject({ title: pipe(string(), minLength(1)), description: string() })),
  render: union([literal('static'), literal('data'), literal('client')]),
  query: array(string()),
  /** Kind of the text that staff may write for its pages. */
  text: optional(string()),
  /** Kind of the texts, of whichever page, that its pages are made from. */
  texts: optional(string()),
  /** What its pages show of what is published for the whole site. */
  reads: optional(array(union([literal('claims'), literal('contact')]))),
  /** Who has an address of it may act by it. */
  isKey: optional(boolean()),
  sitemap: boolean(),
  /** Modules that the page needs besides the release's own `modules`, so that none is discovered late. */
  modules,
});

/** What the parts of a route ask of each other. */
const checkedRoute = pipe(
  route,
  check(({ path, places }) => !places || path.endsWith('/*'), 'only a path that ends with /* has places'),
  check((route) => !isSubtree(route) || route.render === 'client', 'a subtree is rendered in the browser (client)'),
);

const navigationEntry = strictObject({
  slot: union([
    literal('header'),
    literal('services'),
    literal('footer-services'),
    literal('footer-company'),
    literal('footer-resources'),
    literal('footer-legal'),
  ]),
  group: optional(string()),
  label: pipe(string(), minLength(1)),
  to: sitePath,
  description: optional(string()),
  stat: optional(string()),
  claim: optional(string()),
  icon: optional(pipe(string(), regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$/, 'must be SVG path data'))),
  order: number(),
});

/** `release.json`: everything that composer, registry and shell know of a release. */
export const releaseSchema = strictObject({
  schema: literal(1),
  name: pipe(string(), regex(/^(?:shell|mfe-[a-z][a-z0-9-]*)$/, 'must be shell or mfe-*')),
  version: pipe(string(), regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/, 'must be semver and content hash')),
  /** Version of the contract that the release needs, as a caret range, e.g. `^1.0.0`. */
  contract: pipe(string(), regex(/^\^\d+\.\d+\.\d+$/, 'must be a caret range')),
  /** Of a remote: what it asks of the shell, and its events. Releases from before contract 1.3 do not say. */
  needs: optional(strictObject({ ports: array(string()), sends: array(string()), hears: array(string()) })),
  /** Of a shell: its ports, and the events that its bus knows. */
  offers: optional(strictObject({ ports: array(string()), events: array(string()) })),
  /** What made it, as name and version, e.g. `@module-federation/vite@1.23.0`; releases from before do not say. */
  builtBy: optional(pipe(string(), regex(/^[\w@./-]+@[\w.+-]+$/, 'must be name@version'))),
  /** The federation container, or the entry module of the shell. */
  entry: file,
  /** Modules to preload with the entry. */
  modules: array(file),
  routes: array(checkedRoute),
  /** Prerendered paths and their fragment files. */
  fragments: record(sitePath, file),
  /** Prerendered paths and the day on which their content last changed. */
  lastModified: optional(record(sitePath, pipe(string(), isoDate()))),
  redirects: array(strictObject({ from: sitePath, to: sitePath })),
  navigation: array(navigationEntry),
  /** Module of the renderer. */
  server: file,
  /** Files served at the top of the site, e.g. `/guides/x.pdf`. */
  publicFiles: record(sitePath, file),
  /** Every file of the release with its hash and its size in bytes. */
  files: record(file, strictObject({ integrity, bytes: number() })),
});

/** What `releaseSchema` reads. */
export type Release = InferOutput<typeof releaseSchema>;
/** A route of a release, with the modules of its page. */
export type ReleaseRoute = Release['routes'][number];

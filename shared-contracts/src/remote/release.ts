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

const route = strictObject({
  id: pipe(string(), minLength(1)),
  path: sitePath,
  access: union([literal('public'), literal('member'), literal('guest')]),
  denied: optional(strictObject({ title: pipe(string(), minLength(1)), description: string() })),
  render: union([literal('static'), literal('data'), literal('client')]),
  query: array(string()),
  sitemap: boolean(),
  /** Modules that the page needs besides the release's own `modules`, so that none is discovered late. */
  modules: array(file),
});

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
  /** The federation container, or the entry module of the shell. */
  entry: file,
  /** Modules to preload with the entry. */
  modules: array(file),
  routes: array(route),
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

export type Release = InferOutput<typeof releaseSchema>;
export type ReleaseRoute = Release['routes'][number];

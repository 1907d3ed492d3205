import { type Plugin, parseAst } from 'vite';
import { withoutKinds } from './withoutKinds.ts';

/** What of a package's file pages cannot reach, and the code that is left of it. @throws Error when it is not there */
interface Cut {
  readonly file: RegExp;
  readonly rest: (code: string) => string;
  /** Not in development, for which the package has another file. */
  readonly isReleased?: true;
}

const CUTS: readonly Cut[] = [
  {
    // Parcels, jQuery, and what its developer tools and other applications read of it: ours ask for three of its functions.
    file: /single-spa\/lib\/es2015\/esm\/single-spa\.min\.js$/,
    isReleased: true,
    rest: withoutParts(
      [/\bt=Object\.freeze\(\{__proto__:null,[^;]*?\}\),/, 't={},'],
      [/mountParcel:\w+\.bind\(\w+\),singleSpa:t/, ''],
      [/\(ft\(\),Lt\(\)\)/, 'Lt()'],
      [/\w+&&\(window\.singleSpaNavigate\?[^;]*?\);/, ''],
      [/\w+&&window\.__SINGLE_SPA_DEVTOOLS__&&[^;]*?;(?=export)/, ''],
    ),
  },
  {
    // What no page has: view transitions as elements (30), references to fragments, and lists of Suspense (19), which React does
    // not even export. Of the first, remotes are not provided the names (`LEFT_OUT`).
    // The five errors that it makes as it starts, to know them by, are made without a stack: where an inspector listens, as Lighthouse
    // does, V8 reads the whole file a second time for each, which takes a phone 140 ms.
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    isReleased: true,
    rest: (code) =>
      withoutParts([
        /(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
        'Object.create(Error.prototype, { message: { value: $1 } })',
      ])(withoutKinds({ tags: [19, 30], functions: ['startViewTransition', 'FragmentInstance'] })(code)),
  },
  {
    // The table of vendor prefixes: styled-components 6 adds none unless asked to.
    file: /stylis\/src\/Prefixer\.js$/,
    rest: () => 'export const prefix = (value) => value;',
  },
  {
    // Manifests of its own format; stays in even when its snapshot plugin is switched off. Our manifest is `release.json`.
    file: /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
    rest: () =>
      'export class SnapshotHandler { hooks = { applyPlugin() {}, removePlugin() {} }; manifestCache = new Map(); }\nexport const getGlobalRemoteInfo = () => ({});',
  },
  {
    // Preloading by its own manifests; the composer names what to preload.
    file: /runtime-core\/dist\/utils\/preload\.js$/,
    rest: () =>
      'export const formatPreloadArgs = () => [];\nexport const preloadAssets = () => {};\nexport const normalizePreloadExposes = () => [];\nexport const defaultPreloadArgs = {};',
  },
  {
    file: /runtime-core\/dist\/remote\/index\.js$/,
    rest: withoutMethods('preloadRemote', 'initRawContainer'),
  },
  {
    // The shell provides and takes nothing: each container takes from the share scope by its own runtime.
    file: /runtime-core\/dist\/shared\/index\.js$/,
    rest: withoutMethods('loadShare', 'loadShareSync', 'initializeSharing', 'emitAfterLoadShare', 'emitErrorLoadShare'),
  },
  {
    file: /runtime-core\/dist\/core\.js$/,
    rest: withoutMethods('loadShare', 'loadShareSync', 'initializeSharing', 'preloadRemote', 'initRawContainer'),
  },
  {
    // What of its options its error codes report, for the sentences below.
    file: /runtime-core\/dist\/utils\/context\.js$/,
    rest: () => 'export const optionsToMFContext = () => {};',
  },
  {
    // Containers that are no modules: the pages' policy lets no script element in that would bring one.
    file: /runtime-core\/dist\/utils\/load\.js$/,
    rest: withoutParts([
      /if \(type === "system"\)[\s\S]*?\n\}(?=\nasync function loadEntryNode)/,
      "throw new Error('Only containers that are modules can be loaded');\n}",
    ]),
  },
  {
    // The elements for them.
    file: /@module-federation\/sdk\/dist\/dom\.js$/,
    rest: () =>
      'export const loadScript = () => {};\nexport const createLink = () => {};\nexport const createScript = () => {};\nexport const isStaticResourcesEqual = () => false;\nexport const safeWrapper = () => {};',
  },
  {
    // Other places to log to than the console, and stacks for those who debug the library.
    file: /@module-federation\/sdk\/dist\/logger\.js$/,
    rest: () =>
      'export const createLogger = (prefix) => ({ debug() {}, warn: console.warn.bind(console, prefix), error: console.error.bind(console, prefix) });\nexport const createInfrastructureLogger = createLogger;\nexport const bindLoggerToCompiler = () => {};\nexport const logger = createLogger("");\nexport const infrastructureLogger = logger;',
  },
  {
    // The sentences of its error codes, which lead to its documentation.
    file: /@module-federation\/error-codes\/dist\/desc\.mjs$/,
    rest: () =>
      'export const buildDescMap = {};\nexport const errorDescMap = {};\nexport const runtimeDescMap = {};\nexport const typeDescMap = {};',
  },
];

/**
 * Leaves out of the shell what no page can reach and tree shaking cannot see.
 *
 * @throws Error in builds where something is not there to be left out, because a package has changed
 */
export function withoutUnreachable(): Plugin {
  const expected = new Set(CUTS);
  return {
    name: 'agence:without-unreachable',
    enforce: 'pre',
    configResolved({ isProduction }) {
      for (const cut of CUTS) if (cut.isReleased && !isProduction) expected.delete(cut);
    },
    transform(code, id) {
      const cut = CUTS.find(({ file }) => file.test(id));
      if (!cut) return;
      expected.delete(cut);
      return { code: cut.rest(code), map: null };
    },
    buildEnd(error) {
      const missed = [...expected].map(({ file }) => file);
      if (!error && missed.length > 0) this.error(`No file of the shell's packages is ${missed.join(' or ')} any more`);
    },
  };
}

/** Code in which something else stands in the place of its parts. */
export function withoutParts(...parts: readonly (readonly [part: RegExp, instead: string])[]): Cut['rest'] {
  return (code) =>
    parts.reduce((rest, [part, instead]) => {
      if (!part.test(rest)) throw new Error(`There is no ${part} any more`);
      return rest.replace(part, instead);
    }, code);
}

/** Classes without methods that nobody calls. */
export function withoutMethods(...names: readonly string[]): Cut['rest'] {
  return (code) => {
    const found = methodsOf(parseAst(code)).filter(({ name }) => names.includes(name));
    const missed = names.filter((name) => !found.some((method) => method.name === name));
    if (missed.length > 0) throw new Error(`There is no method ${missed.join(' or ')} any more`);
    // From the end, so that what stands before stays where it is.
    return found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
  };
}

/** Of the classes that a module assigns to variables, as bundlers write them. */
function methodsOf({ body }: ReturnType<typeof parseAst>) {
  return body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'ClassExpression' ? init.body.body : []))
    .flatMap((member) =>
      member.type === 'MethodDefinition' && member.key.type === 'Identifier'
        ? [{ name: member.key.name, start: member.start, end: member.end }]
        : [],
    );
}

import type { BrowserContext, Route } from '@playwright/test';

/** What a journey of `smoke.spec.ts` is about. */
export type Journey = 'dialogs' | 'navigation' | 'pages' | 'memberPages' | 'buying' | 'lesson' | 'devices';

interface Lacking {
  /** The journey that does what the feature is used for. */
  readonly meets: Journey;
  readonly take: (context: BrowserContext) => Promise<unknown>;
}

/** Features of styles, by what stands in a style sheet for them. */
const STYLES: Readonly<Record<string, RegExp>> = {
  '@property': /@property\b/g,
  'scroll timelines': /animation-timeline|view-timeline|scroll-timeline/g,
  'field-sizing': /field-sizing/g,
  'text-wrap': /text-wrap/g,
  'content-visibility': /content-visibility/g,
  '::details-content': /details-content/g,
  'scroll target groups': /scroll-target-group|target-current/g,
  'backdrop-filter': /backdrop-filter/g,
};

/** Takes one younger feature away from Chromium, so that pages meet what an engine without it gives them. */
export const without: Readonly<Record<string, Lacking>> = {
  ...Object.fromEntries(
    Object.entries(STYLES).map(([name, pattern]) => [
      name,
      { meets: 'navigation', take: (context) => takeStyle(context, pattern) } satisfies Lacking,
    ]),
  ),
  'invoker commands': {
    meets: 'dialogs',
    take: (context) =>
      context.addInitScript(() => {
        for (const name of ['commandForElement', 'command']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
        addEventListener('command', (event) => event.preventDefault(), true);
      }),
  },
  'light dismissal of dialogs': {
    meets: 'dialogs',
    take: (context) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
        let escapes = false;
        addEventListener('keydown', ({ key }) => (escapes = key === 'Escape'), true);
        addEventListener('pointerdown', () => (escapes = false), true);
        addEventListener('cancel', (event) => !escapes && event.preventDefault(), true);
      }),
  },
  'multiple import maps': {
    meets: 'navigation',
    take: async (context) => {
      await context.addInitScript(ignoreFurtherImportMaps);
      await changeDocuments(context, ({ headers }) => void delete headers['integrity-policy']);
    },
  },
  'import-map integrity': {
    meets: 'navigation',
    take: (context) =>
      changeDocuments(context, (document) => {
        delete document.headers['integrity-policy'];
        document.body = document.body.replace(/"integrity":/, '"unknown":');
        // The map's hash is another now.
        delete document.headers['content-security-policy'];
      }),
  },
  'Integrity-Policy': {
    meets: 'navigation',
    take: (context) => changeDocuments(context, ({ headers }) => void delete headers['integrity-policy']),
  },
  'view transitions': {
    meets: 'navigation',
    take: (context) =>
      context.addInitScript(() => void Reflect.deleteProperty(Document.prototype, 'startViewTransition')),
  },
  'Trusted Types': {
    meets: 'navigation',
    take: async (context) => {
      await context.addInitScript(() => {
        for (const name of ['trustedTypes', 'TrustedTypePolicyFactory', 'TrustedScript'])
          Reflect.deleteProperty(globalThis, name);
      });
      await changeDocuments(context, ({ headers }) => {
        const policy = headers['content-security-policy'] ?? '';
        headers['content-security-policy'] = policy.replace(/; (?:require-trusted-types-for|trusted-types) [^;]+/g, '');
      });
    },
  },
  requestIdleCallback: {
    meets: 'navigation',
    take: (context) => context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'requestIdleCallback')),
  },
  'requests that outlive their page': {
    meets: 'lesson',
    take: (context) =>
      context.addInitScript(() => {
        const { fetch } = globalThis;
        globalThis.fetch = (resource, options) => fetch(resource, { ...options, keepalive: false });
      }),
  },
};

/** An engine that enforces the policy and reads one import map alone, as Firefox does: modules of other remotes are refused. */
export async function refuseOtherModules(context: BrowserContext): Promise<void> {
  await context.addInitScript(ignoreFurtherImportMaps);
}

/** Runs in the page. */
function ignoreFurtherImportMaps() {
  const type = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'type') as PropertyDescriptor;
  Object.defineProperty(HTMLScriptElement.prototype, 'type', {
    ...type,
    set(value) {
      type.set?.call(this, value === 'importmap' ? 'text/plain' : value);
    },
  });
}

/** Gives what a pattern finds in style sheets, whoever writes them, a name that no engine knows. */
async function takeStyle(context: BrowserContext, pattern: RegExp): Promise<void> {
  await context.addInitScript((source) => {
    const unknown = (css: string) => css.replace(new RegExp(source, 'g'), (found) => found.replace(/(\w+)$/, 'no-$1'));
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      const known = unknown(rule);
      // A rule at the top that no engine knows is refused, as it would be there.
      return insertRule.call(this, known.startsWith('@no-') ? '@media not all{}' : known, index);
    };
    const { supports } = CSS;
    CSS.supports = (property: string, value?: string) =>
      !new RegExp(source).test(property) && (value === undefined ? supports(property) : supports(property, value));
  }, pattern.source);
  await changeDocuments(context, (document) => {
    document.body = document.body.replace(/<style[^>]*>[^<]*/g, (css) =>
      css.replace(pattern, (found) => found.replace(/(\w+)$/, 'no-$1')),
    );
    // The hashes of styles are others now.
    delete document.headers['content-security-policy'];
  });
}

interface ServedDocument {
  readonly headers: Record<string, string>;
  body: string;
}

async function changeDocuments(context: BrowserContext, change: (document: ServedDocument) => void): Promise<void> {
  // Of a document that comes from here Chromium does not know that it is of this machine, whose sockets it keeps from strangers.
  await context.grantPermissions(['local-network-access']);
  await context.route('**/*', async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { location, ...headers } = response.headers();
    if (location !== undefined) {
      delete headers['content-security-policy'];
      // What a redirect leads to comes from the site, past this: the page itself goes there.
      const body = `<script>location.replace(${JSON.stringify(location)})</script>`;
      return route.fulfill({ status: 200, headers: { ...headers, 'content-type': 'text/html' }, body });
    }
    const document = { headers, body: await response.text() };
    change(document);
    await route.fulfill({ response, headers: document.headers, body: document.body });
  });
}

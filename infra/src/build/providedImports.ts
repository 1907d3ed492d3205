import type { Plugin } from 'vite';
import type { SharedModule } from './federationOptions.ts';

/** What the shell provides of a module that it does not provide whole: nothing global, nothing of the server. */
export const PROVIDED: Partial<Record<SharedModule, readonly string[]>> = {
  'styled-components': ['default', 'styled', 'css', 'keyframes'],
};

/** What it does not provide of a module that it provides otherwise: React's client is built without it (`unreachable.ts`). */
export const LEFT_OUT: Partial<Record<SharedModule, readonly string[]>> = {
  react: ['ViewTransition', 'addTransitionType'],
};

/**
 * Fails a build that imports a name which the shell does not provide: its types promise all of a module, and the page would fail in
 * the browser. For the stock plugin, which takes any name; the lean container's own modules export no other.
 */
export function providedImports(): Plugin {
  return {
    name: 'agence:provided-imports',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/')) return;
      for (const [module, provided] of Object.entries(PROVIDED)) {
        const missing = importedFrom(code, module).filter((name) => !provided.includes(name));
        if (missing.length > 0) {
          this.error(`${id}: the shell provides ${provided.join(', ')} of ${module}, not ${missing.join(', ')}.`);
        }
      }
      for (const [module, leftOut] of Object.entries(LEFT_OUT)) {
        const missing = importedFrom(code, module).filter((name) => leftOut.includes(name));
        if (missing.length > 0) this.error(`${id}: the shell provides ${module} without ${missing.join(', ')}.`);
      }
    },
  };
}

/** Names that a source imports or passes on of a module, types aside; `*` for all of it. */
export function importedFrom(code: string, module: string): string[] {
  const statements = code.matchAll(
    new RegExp(`^\\s*(?:import|export)\\s+(?!type\\b)([^;'"]*?)\\s*from\\s*['"]${module}['"]`, 'gm'),
  );
  return [...statements].flatMap(([, clause = '']) => {
    const [, named = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
    const names = named
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] as string);
    const rest = clause
      .replace(/\{[^}]*\}/, '')
      .split(',')
      .map((part) => part.trim());
    return [...rest.filter(Boolean).map((part) => (part.startsWith('*') ? '*' : 'default')), ...names];
  });
}

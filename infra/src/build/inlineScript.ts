import { dirname } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const QUERY = '?iife';

/**
 * `import text from './start.ts?iife'`: the module and what it imports as the text of one minified script, for an inline
 * element of every page.
 *
 * @param target oldest JavaScript that it has to run as, such as `es2023`
 * @param plugins that the build around it has
 */
export function inlineScript(target: string, plugins: readonly Plugin[] = []): Plugin {
  return {
    name: 'agence:inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return undefined;
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer);
      return resolved && resolved.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const entry = id.slice(0, -QUERY.length);
      this.addWatchFile(entry);
      const result = await build({
        root: dirname(entry),
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [...plugins],
        build: {
          target,
          write: false,
          modulePreload: false,
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      });
      const { output } = result as Rolldown.RolldownOutput;
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  };
}

import { brand } from '@agence/shared-contracts/brand';
import { colors } from '@agence/shared-contracts/tokens/colors';
import { strToU8, zipSync } from 'fflate';
import { EDITION } from './pdf/openDocument.ts';

const SOURCES = '../content/downloads/funnels/';
const sources = import.meta.glob<string>('../content/downloads/funnels/**/*', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Folder that the archive unpacks to. */
const FOLDER = 'entonnoirs-premium/';
/** Spreadsheets read a file as UTF-8 when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

/** With the site's colours and owner, which templates name as its own style sheets do, and as `{{legalName}}`. */
function filled(template: string): string {
  const values: Readonly<Record<string, string>> = { ...colors.light };
  return template
    .replace(/var\(--ag-([a-z-]+)\)/g, (_, name: string) => values[name] as string)
    .replaceAll('{{legalName}}', brand.legalName);
}

/** `/templates/funnels-premium.zip`: the templates as people can open them with what they have. */
export function funnelsZip(): Uint8Array {
  const entries = Object.entries(sources).map(([source, text]) => {
    const path = source.slice(SOURCES.length);
    // Windows' own editor and Excel expect its line ends.
    const written = (path.endsWith('.csv') ? BYTE_ORDER_MARK : '') + filled(text).replaceAll('\n', '\r\n');
    return [FOLDER + path, strToU8(written)] as const;
  });
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  // ZIP has no time zones: whatever the builder's is, the archive says the same.
  const mtime = new Date(EDITION.getUTCFullYear(), EDITION.getUTCMonth(), EDITION.getUTCDate(), 12);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}

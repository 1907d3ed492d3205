import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REVIEW, VIEWS } from './folder.ts';

/** Puts all pictures on one page: a row a screen, a column a width and scheme. */
export default function writePage(): void {
  const files = readdirSync(REVIEW).filter((file) => file.endsWith('.png'));
  const screens = [...new Set(files.map((file) => file.replace(/-\d+-(?:light|dark)\.png$/, '')))].sort();
  const rows = screens.map((screen) => {
    const cells = VIEWS.map(({ name }) => `${screen}-${name}.png`).map((file) =>
      files.includes(file)
        ? `<td><a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a></td>`
        : '<td>missing</td>',
    );
    return `<tr><th>${screen}</th>${cells.join('')}</tr>`;
  });
  const heads = VIEWS.map(({ name }) => `<th>${name}</th>`).join('');
  const style =
    'img{width:14rem;max-height:30rem;object-fit:cover;object-position:top}th{text-align:start;position:sticky;top:0;background:#fff}td{vertical-align:top;padding:.5rem}body{font:1rem system-ui}';
  const page = join(REVIEW, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Review</title><style>${style}</style><h1>Every screen</h1><table><thead><tr><th></th>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></html>\n`,
  );
  process.stdout.write(`\n${screens.length} screens: ${pathToFileURL(page)}\n`);
}

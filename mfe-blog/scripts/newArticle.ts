import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArticle } from '../src/content/articleFile.ts';
import { newArticleFile } from '../src/content/newArticleFile.ts';

/** `npm run new:article -- <slug>`: writes the file of a new article, as a draft. */
const folder = join(import.meta.dirname, '../src/content/articles');
const [slug, ...others] = process.argv.slice(2);

const usage = 'Usage: npm run new:article -- <slug>, for example budget-google-ads-pme';
if (slug === '--help' || slug === '-h') {
  console.log(
    `${usage}\nWrites the file of a new article, as a draft. Exit codes: 0 written, 1 refused, 2 not understood.`,
  );
  process.exit();
}
if (!slug || others.length > 0) fail(usage, 2);
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
  fail(`"${slug}" cannot be an address: use a–z, 0–9 and single hyphens, without accents or capitals.`, 2);
}
const file = join(folder, `${slug}.md`);
if (existsSync(file)) fail(`${relative(process.cwd(), file)} exists already.`);

const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
const ids = await Promise.all(
  names.map(async (name) => parseArticle(name, await readFile(join(folder, name), 'utf8')).id),
);
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
await writeFile(file, newArticleFile({ slug, id: Math.max(0, ...ids) + 1, day }));
console.log(
  `${relative(process.cwd(), file)} is ready. It is a draft: see it with AGENCE_DRAFTS=1 npm run dev -- blog`,
);

function fail(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

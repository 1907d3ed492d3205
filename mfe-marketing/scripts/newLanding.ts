import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { landingSource, slugFault } from './landingSource.ts';

/** `npm run new:landing -- <slug>`: writes the content file of a new landing page, which builds as it is. */
const folder = join(import.meta.dirname, '../src/content/landings');
const [slug = '', ...others] = process.argv.slice(2);
const usage = 'Usage: npm run new:landing -- <slug>, for example seo-dentistes\n';
if (slug === '--help' || slug === '-h') {
  process.stdout.write(`${usage}Writes a new landing page. Exit codes: 0 written, 1 refused, 2 not understood.\n`);
  process.exit();
}
if (!slug || others.length > 0) {
  process.stderr.write(usage);
  process.exit(2);
}

const taken = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
const fault = slugFault(slug, taken);
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
const file = join(folder, `${slug}.ts`);
if (existsSync(file)) throw new Error(`${file} exists already`);
writeFileSync(file, landingSource(slug));
process.stdout.write(`mfe-marketing/src/content/landings/${slug}.ts

Write its sentences, then:
  npm run dev -- marketing                 look at /${slug}
  npm run check                            what is still wrong with it
  npm run build -- marketing && npm run registry -- publish mfe-marketing/dist --promote
`);

import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'template');

/**
 * The sources of a new remote.
 *
 * @param name of the remote
 * @param path of its page
 */
export async function copyTemplate(target: string, name: string, path: string): Promise<void> {
  await cp(TEMPLATE, target, { recursive: true });
  await rename(join(target, 'gitignore'), join(target, '.gitignore'));
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    const named = text.replaceAll('mfe-exemple', name).replaceAll('/exemple', path);
    await writeFile(file, named.replaceAll("'Exemple'", `'${titleOf(path)}'`));
  }
}

/** The last part of a path as a title: `/nos-evenements` → `Nos evenements`. */
function titleOf(path: string): string {
  const words = (path.split('/').at(-1) as string).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

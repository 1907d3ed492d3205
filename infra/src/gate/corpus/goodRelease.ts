import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease } from '../../build/buildRelease.ts';
import { copyTemplate } from '../../scaffold/copyTemplate.ts';

/** What the team owns that the bad releases come from. */
export const TEAM = {
  remotes: ['mfe-evenements'],
  paths: ['/evenements'],
  slots: ['footer-resources' as const],
  budget: { js: 60_000, html: 40_000 },
};

/**
 * Builds what `agence new` begins with.
 *
 * @param folder inside the repository, whose packages it then finds; is made anew
 * @returns folder of the release
 */
export async function goodRelease(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await copyTemplate(folder, 'mfe-evenements', '/evenements');
  await buildRelease(folder);
  return join(folder, 'dist');
}

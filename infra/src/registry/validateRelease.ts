import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Release, releaseSchema } from '@agence/shared-contracts/remote/release';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { getDotPath, safeParse } from 'valibot';
import { checkFragment } from './checkFragment.ts';
import { parseJson } from './json.ts';
import { RegistryError } from './RegistryError.ts';

/**
 * Checks a release folder against the contract: shape, contract range, every file's hash and size, nothing
 * missing, nothing unlisted, safe and complete prerendered pages.
 *
 * @throws RegistryError with what to change
 */
export async function validateRelease(folder: string): Promise<Release> {
  const release = await readRelease(folder);
  checkContract(release);
  await checkFiles(folder, release);
  for (const [path, file] of Object.entries(release.fragments)) {
    checkFragment(release.name, path, await readFile(join(folder, file), 'utf8'));
  }
  return release;
}

/** @throws RegistryError `release_missing`, `release_invalid` */
export async function readRelease(folder: string): Promise<Release> {
  const file = join(folder, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RegistryError('release_missing', `${folder} holds no release.json; build the release first.`);
  });
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    throw new RegistryError('release_invalid', `${file} is not readable: ${(error as Error).message}.`);
  }
  const parsed = safeParse(releaseSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RegistryError('release_invalid', `${file}: ${getDotPath(issue) ?? 'the file'} is wrong: ${issue.message}.`);
}

function checkContract({ name, contract }: Release): void {
  const [major, minor] = CONTRACT_VERSION.split('.').map(Number) as [number, number];
  const [wantedMajor, wantedMinor] = contract.slice(1).split('.').map(Number) as [number, number];
  if (wantedMajor === major && wantedMinor <= minor) return;
  throw new RegistryError(
    'contract_unsupported',
    `${name} needs contract ${contract}, the site has ${CONTRACT_VERSION}; publish a shell with that contract first.`,
  );
}

async function checkFiles(folder: string, release: Release): Promise<void> {
  for (const [path, { integrity, bytes }] of Object.entries(release.files)) {
    const stat = await lstat(join(folder, path)).catch(() => undefined);
    if (!stat?.isFile())
      throw new RegistryError('file_missing', `${release.name} lists ${path}, which is not in its folder.`);
    const content = await readFile(join(folder, path));
    const algorithm = integrity.startsWith('sha384-') ? 'sha384' : 'sha256';
    const actual = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
    if (actual !== integrity || content.length !== bytes) {
      throw new RegistryError('file_tampered', `${release.name}: ${path} is not the file that was built.`);
    }
  }
  const named = [
    release.entry,
    release.server,
    ...release.modules,
    ...release.routes.flatMap(({ modules }) => modules),
  ];
  for (const path of [...named, ...Object.values(release.fragments), ...Object.values(release.publicFiles)]) {
    if (!release.files[path])
      throw new RegistryError('file_missing', `${release.name} names ${path} but does not list it.`);
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (path !== 'release.json' && !release.files[path]) {
      throw new RegistryError('file_unlisted', `${release.name}: ${path} is in the folder but not in release.json.`);
    }
  }
}

import type { Published, Registry } from './registryFile.ts';

/** What the registry says of a version. Names come from addresses too, so that `constructor`, which every object has, must find nothing. */
export function publishedVersion(
  { remotes }: Pick<Registry, 'remotes'>,
  name: string,
  version: string,
): Published | undefined {
  const versions = Object.hasOwn(remotes, name) ? remotes[name]?.versions : undefined;
  return versions && Object.hasOwn(versions, version) ? versions[version] : undefined;
}

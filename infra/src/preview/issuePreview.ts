import { assertFits } from '../registry/activate.ts';
import { readRegistry, registryKeyOf } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { readRoot } from '../registry/teams.ts';
import { readRelease } from '../registry/validateRelease.ts';
import { withVersions } from '../registry/withVersions.ts';
import { PREVIEW_NAME } from './previewCookie.ts';
import { MAX_PREVIEW_MS, signPreview } from './token.ts';

interface PreviewRequest {
  readonly remote: string;
  readonly version: string;
  /** How long it may be seen, in milliseconds; a day when absent. */
  readonly lasts?: number | undefined;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
}

export interface IssuedPreview {
  /** First page of the release, with the token. */
  readonly address: string;
  /** ISO 8601. */
  readonly expires: string;
}

/**
 * An address at which a published release is seen in its place, by whoever opens it and by nobody else.
 *
 * @throws RegistryError `version_unknown`, or why it does not go together with the site
 */
export async function issuePreview(
  dataDir: string,
  { remote, version, lasts = MAX_PREVIEW_MS, siteUrl }: PreviewRequest,
): Promise<IssuedPreview> {
  const registry = await readRegistry(dataDir);
  const { remotes } = withVersions(registry, { [remote]: version });
  await assertFits(dataDir, await readRoot(dataDir), registry, { remotes, action: 'promote' });
  const { routes, fragments } = await readRelease(releaseFolder(dataDir, remote, version));
  const open = routes.find(({ path, access }) => access === 'public' && !/[:*]/.test(path))?.path;
  const first = open ?? Object.keys(fragments)[0] ?? '/';
  const expires = Date.now() + Math.min(lasts, MAX_PREVIEW_MS);
  const token = signPreview({ remote, version, expires }, await registryKeyOf(dataDir));
  return {
    address: `${siteUrl}${encodeURI(first)}?${PREVIEW_NAME}=${token}`,
    expires: new Date(expires).toISOString(),
  };
}

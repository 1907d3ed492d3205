import * as v from 'valibot';
import { refusalFrom } from './refusalFrom.ts';

const answerSchema = v.object({ signedURL: v.pipe(v.string(), v.startsWith('/')) });

/** Addresses of private files of this site, as `module_contents` keeps them. */
const PRIVATE_FILES = '/storage/v1/object/';

interface LinkRequest {
  /** Bucket and file, e.g. `downloads/<product>/guide.pdf`. */
  readonly path: string;
  readonly accessToken: string;
  /** How long the link works: a second to a week. */
  readonly seconds: number;
}

/**
 * A link of this site to a file that the person may read; storage decides whether they may.
 *
 * @throws BackendRefusal when the file is not theirs or storage cannot answer
 */
export async function storageLink({ path, accessToken, seconds }: LinkRequest): Promise<string> {
  const response = await fetch(`${PRIVATE_FILES}sign/${path.split('/').map(encodeURIComponent).join('/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ expiresIn: seconds }),
  });
  if (!response.ok) throw await refusalFrom(response, 'Storage');
  return `/storage/v1${v.parse(answerSchema, await response.json()).signedURL}`;
}

/** The bucket and file of a private address; undefined for a public one, which needs no link. */
export function privatePath(address: string): string | undefined {
  if (!address.startsWith(PRIVATE_FILES)) return undefined;
  const path = address.slice(PRIVATE_FILES.length);
  return path.startsWith('public/') ? undefined : path;
}

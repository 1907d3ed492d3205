import * as v from 'valibot';

const answerSchema = v.object({ signedURL: v.pipe(v.string(), v.startsWith('/')) });
/** How long a link works, in seconds. */
const LINK_SECONDS = 300;

/**
 * A link of this site to a file that the person may read; storage decides whether they may.
 *
 * @param path bucket and file, e.g. `downloads/<product>/guide.pdf`
 * @throws Error when the file is not theirs or storage cannot answer
 */
export async function downloadLink(path: string, accessToken: string): Promise<string> {
  const response = await fetch(`/storage/v1/object/sign/${path.split('/').map(encodeURIComponent).join('/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ expiresIn: LINK_SECONDS }),
  });
  if (!response.ok) throw new Error(`Storage answered ${response.status}`);
  return `/storage/v1${v.parse(answerSchema, await response.json()).signedURL}`;
}

import { type InferOutput, number, pipe, regex, safeParse, strictObject, string } from 'valibot';
import { parseJson } from '../registry/json.ts';
import { signBytes, verifyBytes } from '../registry/keys.ts';

/** How long a preview may be seen, in milliseconds. */
export const MAX_PREVIEW_MS = 24 * 3_600_000;
/** So that nothing else that the key signs is taken for a token. */
const PURPOSE = 'agence preview\n';

const previewSchema = strictObject({
  remote: pipe(string(), regex(/^[a-z][a-z0-9-]*$/)),
  version: pipe(string(), regex(/^[\w.-]+$/)),
  /** Milliseconds since the epoch. */
  expires: number(),
});

/** One release, to be seen in its place before it is promoted. */
export type Preview = InferOutput<typeof previewSchema>;

/** The preview as text that goes into an address. @param key the registry's private one */
export function signPreview(preview: Preview, key: string): string {
  const body = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${body}.${signBytes(Buffer.from(PURPOSE + body), key)}`;
}

/** The preview that a token grants. @param key the registry's public one @returns undefined when it is forged, over, or longer than any may be */
export function readPreview(token: string, key: string): Preview | undefined {
  const [body = '', signature = ''] = token.split('.', 2);
  if (!verifyBytes(Buffer.from(PURPOSE + body), signature, key)) return undefined;
  const { success, output } = safeParse(previewSchema, parseJson(Buffer.from(body, 'base64url').toString()));
  const left = success ? output.expires - Date.now() : 0;
  return success && left > 0 && left <= MAX_PREVIEW_MS ? output : undefined;
}

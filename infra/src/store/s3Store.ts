import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type ObjectStore, StoreConflict, StoreReadOnly } from './ObjectStore.ts';

/** Of one request, with a release of 60 MB in it, in milliseconds. */
const TIME_LIMIT_MS = 120_000;
/** So often a server that is busy or fails is asked again, with growing pauses. */
const RETRIES = 3;

export interface S3Options {
  readonly bucket: string;
  /** Before every path; empty, or ends with a slash. */
  readonly prefix: string;
  /** Of the service, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** A store in a bucket of S3 or of what speaks its language, addressed by path. */
export function s3Store({ bucket, prefix, endpoint, region, ...credentials }: S3Options): ObjectStore {
  const client = new AwsClient({ ...credentials, service: 's3', region, retries: RETRIES });
  const address = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  const urlOf = (path: string) =>
    `${endpoint}/${bucket}/${(prefix + path).split('/').map(encodeURIComponent).join('/')}`;

  async function ask(method: string, url: string, init: { headers?: Record<string, string>; body?: Uint8Array } = {}) {
    const { headers, body } = init;
    return client.fetch(url, {
      method,
      // The body belongs to what is signed.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...headers,
      },
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      redirect: 'manual',
    });
  }

  /** What the service has said, in one sentence. */
  async function failure(what: string, response: Response): Promise<Error> {
    const text = await response.text().catch(() => '');
    const [code] = textsOf('Code', text);
    return new Error(`${address} does not ${what}: ${response.status}${code ? ` ${code}` : ''}.`);
  }

  return {
    address,
    async read(path) {
      const response = await ask('GET', urlOf(path));
      if (response.status === 404) return void (await response.body?.cancel());
      if (!response.ok) throw await failure(`give ${path}`, response);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { bytes, version: versionIn(response, address) };
    },
    async versionOf(path) {
      const response = await ask('HEAD', urlOf(path));
      if (response.status === 404) return undefined;
      if (!response.ok) throw await failure(`give ${path}`, response);
      return versionIn(response, address);
    },
    async list(start) {
      const found: { path: string; modified: number }[] = [];
      let from: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix: prefix + start });
        if (from) query.set('continuation-token', from);
        const response = await ask('GET', `${endpoint}/${bucket}?${query.toString().replaceAll('+', '%20')}`);
        if (!response.ok) throw await failure('list', response);
        const text = await response.text();
        for (const entry of textsOf('Contents', text)) {
          const [key = ''] = textsOf('Key', entry);
          const [modified = ''] = textsOf('LastModified', entry);
          const path = decodeURIComponent(key.replaceAll('+', ' ')).slice(prefix.length);
          found.push({ path, modified: Date.parse(modified) });
        }
        [from] = textsOf('NextContinuationToken', text);
      } while (from);
      return found;
    },
    async put(path, bytes, replaces) {
      const headers: Record<string, string> = replaces === null ? { 'if-none-match': '*' } : { 'if-match': replaces };
      const response = await ask('PUT', urlOf(path), { headers, body: bytes });
      // 404: what should be replaced is gone; 409: somebody writes it at this moment.
      const isConflict = [404, 409, 412].includes(response.status);
      if (isConflict) {
        const reason = await failure(`take ${path}`, response);
        if (!reason.message.includes('NoSuchBucket')) throw new StoreConflict(reason.message);
        throw reason;
      }
      if (response.status === 403) {
        const reason = await failure(`take ${path}`, response);
        if (reason.message.includes('AccessDenied')) throw new StoreReadOnly(reason.message);
        throw reason;
      }
      if (!response.ok) throw await failure(`take ${path}`, response);
      return versionIn(response, address);
    },
    async delete(path) {
      const response = await ask('DELETE', urlOf(path));
      if (!response.ok && response.status !== 404) throw await failure(`remove ${path}`, response);
    },
  };
}

function versionIn(response: Response, address: string): string {
  const etag = response.headers.get('etag');
  if (!etag) throw new Error(`${address} says no version (ETag).`);
  return etag;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What stands in the elements of a name. */
function textsOf(name: string, xml: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text = '']) =>
    text.includes('<') ? text : text.replace(/&(\w+);/g, (_, entity: string) => ENTITIES[entity] ?? ''),
  );
}

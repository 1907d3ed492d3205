import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'AKIDTEST',
  AWS_SECRET_ACCESS_KEY: 'test/secret+key',
  AWS_REGION: 'ca-central-1',
};
/** How far the clock of who asks may be off, in milliseconds. */
const CLOCK_MS = 15 * 60_000;
/** Few, so that tests see more than one page of a list. */
const MAX_KEYS = 3;

interface S3Faults {
  /** Answers that all is well, and overwrites, as some services do. */
  readonly ignoresConditions?: boolean;
  /** Nobody may write. */
  readonly isReadOnly?: boolean;
}

/**
 * A server that speaks S3 over HTTP as its reference says: signatures of version 4 over what was sent, conditional writes, lists by
 * pages. @returns the variables with which programs find it
 */
export async function anS3(faults: S3Faults = {}) {
  const objects = new Map<string, { bytes: Buffer; modified: number; etag: string }>();
  let writes = 0;
  let losing = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    };
    const wrong = wrongSignature(request, body);
    if (wrong) return refuse(403, wrong);
    const url = new URL(request.url ?? '', 'http://s3.invalid');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== 'bucket') return refuse(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return list(url.searchParams, response);
    const present = objects.get(key);
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!present) return refuse(404, 'NoSuchKey');
      return response.writeHead(200, { etag: present.etag }).end(request.method === 'HEAD' ? undefined : present.bytes);
    }
    if (faults.isReadOnly) return refuse(403, 'AccessDenied');
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (request.method !== 'PUT') return refuse(405, 'MethodNotAllowed');
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    if (!faults.ignoresConditions) {
      if (noneMatch === '*' && present) return refuse(412, 'PreconditionFailed');
      if (match !== undefined && !present) return refuse(404, 'NoSuchKey');
      if (match !== undefined && match !== present?.etag) return refuse(412, 'PreconditionFailed');
    }
    writes += 1;
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, { bytes: body, modified: Date.now(), etag });
    if (losing > 0) {
      losing -= 1;
      return refuse(503, 'SlowDown');
    }
    response.writeHead(200, { etag }).end();
  }

  function list(query: URLSearchParams, response: ServerResponse) {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, MAX_KEYS);
    const rows = page.map((key) => {
      const modified = new Date(objects.get(key)?.modified ?? 0).toISOString();
      return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${modified}</LastModified></Contents>`;
    });
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><ListBucketResult>${rows.join('')}${next}</ListBucketResult>`);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { ...CREDENTIALS, AWS_ENDPOINT_URL: endpoint },
    /** Key → bytes. */
    objects,
    /** The next writing is done, and its answer lost on the way. */
    loseAnswer: () => {
      losing += 1;
    },
    /** How often something was written. */
    writes: () => writes,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hex = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
/** As the reference wants it: everything but unreserved characters. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Checks Signature Version 4 by its published steps. @returns the code with which S3 refuses */
function wrongSignature({ method, url: address = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const [, key, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!key || !day || !region || !names || !signature) return 'AccessDenied';
  if (key !== CREDENTIALS.AWS_ACCESS_KEY_ID) return 'InvalidAccessKeyId';
  const time = String(headers['x-amz-date']);
  const [at, sent] = [time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'), headers['x-amz-content-sha256']];
  if (!(Math.abs(Date.parse(at) - Date.now()) < CLOCK_MS)) return 'RequestTimeTooSkewed';
  if (sent !== hex(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  // Whatever decides what happens belongs to what is signed.
  const deciding = Object.keys(headers).filter((name) => /^(?:host|if-.*|x-amz-.*)$/.test(name));
  if (deciding.some((name) => !signed.includes(name))) return 'SignatureDoesNotMatch';
  const { pathname, searchParams } = new URL(address, 'http://s3.invalid');
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    sent,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hex(canonical)}`;
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (chain, part) => hmac(chain, part),
    `AWS4${CREDENTIALS.AWS_SECRET_ACCESS_KEY}`,
  );
  return timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

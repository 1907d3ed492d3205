import { createHash, randomBytes } from 'node:crypto';
import { keyId, publicKeyOf, signBytes, verifyBytes } from '../registry/keys.ts';
import { DoorRefusal } from './DoorRefusal.ts';

/** How far the clocks of a team and of the door may be apart, in milliseconds. */
export const CLOCK_MS = 5 * 60_000;

const HEADERS = {
  key: 'agence-key',
  /** Milliseconds since the epoch. */
  time: 'agence-time',
  nonce: 'agence-nonce',
  /** SHA-256 of the body, in hexadecimal. */
  body: 'agence-body',
  signature: 'agence-signature',
} as const;

interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** SHA-256 of the body, in hexadecimal. */
  readonly body: string;
}

/** What the headers of a request vouch for. */
export interface SignedRequest {
  /** Public key of who asks. */
  readonly key: string;
  readonly nonce: string;
  readonly body: string;
}

/** SHA-256 in hexadecimal. */
export function bodyHash(body: Uint8Array | string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Headers that let a key ask for something once. @throws RegistryError `key_invalid` */
export function signRequest(asked: Asked, privateKey: string): Record<string, string> {
  const time = String(Date.now());
  const nonce = randomBytes(16).toString('hex');
  return {
    [HEADERS.key]: publicKeyOf(privateKey),
    [HEADERS.time]: time,
    [HEADERS.nonce]: nonce,
    [HEADERS.body]: asked.body,
    [HEADERS.signature]: signBytes(textOf(asked, time, nonce), privateKey),
  };
}

/** Who has signed a request, known before its body is read. @throws DoorRefusal 401 */
export function readSignedRequest({
  method,
  url,
  headers,
}: Pick<Request, 'method' | 'url' | 'headers'>): SignedRequest {
  const read = (name: keyof typeof HEADERS) => headers.get(HEADERS[name]) ?? '';
  const [key, time, nonce, body] = [read('key'), read('time'), read('nonce'), read('body')];
  if (!key || !/^[0-9a-f]{32}$/.test(nonce)) {
    throw new DoorRefusal(401, 'signature_missing', 'The request is not signed; AGENCE_KEY holds a key of your team.');
  }
  const { pathname, search } = new URL(url);
  if (!isSigned(textOf({ method, path: pathname + search, body }, time, nonce), read('signature'), key)) {
    throw new DoorRefusal(401, 'signature_wrong', 'The request is not what its key has signed.');
  }
  if (Math.abs(Date.now() - Number(time)) > CLOCK_MS) {
    const sentence = `The request was signed at ${timeOf(Number(time))}, and it is ${timeOf(Date.now())} here; set your clock.`;
    throw new DoorRefusal(401, 'signature_old', sentence);
  }
  return { key, nonce, body };
}

const textOf = ({ method, path, body }: Asked, time: string, nonce: string) =>
  Buffer.from(['agence request', method, path, body, nonce, time].join('\n'));
const timeOf = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString().slice(0, 16) : 'no time');

function isSigned(text: Uint8Array, signature: string, key: string): boolean {
  try {
    keyId(key);
    return verifyBytes(text, signature, key);
  } catch {
    return false;
  }
}

import { RegistryError, type RegistryErrorCode } from '../registry/RegistryError.ts';
import type { ReleaseControl } from '../registry/ReleaseControl.ts';
import { signRelease } from '../registry/signature.ts';
import { validateRelease } from '../registry/validateRelease.ts';
import { packRelease } from './packRelease.ts';
import { bodyHash, signRequest } from './signedRequest.ts';

/** How long the door may take to look at a release, in milliseconds. */
const ANSWER_LIMIT_MS = 180_000;

/**
 * The releases of a site, through its door.
 *
 * @param site address at which the door answers
 * @param key private key of a team
 */
export function doorControl(site: string, key: string): ReleaseControl {
  const base = site.replace(/\/+$/, '');

  async function call<Answer>(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Answer> {
    const headers = signRequest({ method, path, body: bodyHash(body ?? '') }, key);
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const sent = fetch(base + path, { method, headers, signal, ...(body ? { body } : {}) });
    const answer = await sent.catch((error) => {
      throw new RegistryError('door_unreachable', `${site} does not answer: ${error.cause?.message ?? error.message}.`);
    });
    const said = (await answer.json().catch(() => undefined)) as { code?: string; message?: string } | undefined;
    if (answer.ok && said) return said as Answer;
    const sentence = said?.message ?? `${base}${path} answers ${answer.status}: there is no door.`;
    throw new RegistryError((said?.code ?? 'door_unreachable') as RegistryErrorCode, sentence);
  }
  const get = <Answer>(path: string) => call<Answer>('GET', path);
  const post = <Answer>(path: string, body: object) => call<Answer>('POST', path, Buffer.from(JSON.stringify(body)));
  const remote = (name: string) => `/v1/remotes/${encodeURIComponent(name)}`;

  return {
    async publish(folder) {
      await validateRelease(folder);
      await signRelease(folder, key);
      return call('PUT', '/v1/releases', await packRelease(folder));
    },
    status: () => get('/v1/status'),
    history: () => get('/v1/history'),
    refusals: () => get('/v1/refusals'),
    releaseOf: (name, version) => get(`${remote(name)}/versions/${encodeURIComponent(version)}`),
    preview: (name, version, lasts) => post('/v1/previews', { remote: name, version, lasts }),
    promote: (versions, decision) => post('/v1/sets/promote', { versions, ...decision }),
    canary: (name, version, percent, decision) => post(`${remote(name)}/canary`, { version, percent, ...decision }),
    halt: (name, decision) => post(`${remote(name)}/halt`, decision),
    rollback: (names, decision) => post('/v1/sets/rollback', { names, ...decision }),
    withdraw: (name, version, decision) => post(`${remote(name)}/withdraw`, { version, ...decision }),
    lock: (name, decision) => post(`${remote(name)}/lock`, decision),
    unlock: (name, decision) => post(`${remote(name)}/unlock`, decision),
    prune: (days, decision) => post('/v1/prune', { days, ...decision }),
  };
}

import { createHmac } from 'node:crypto';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token by hand, so that its header can say anything. */
export function forge(header: Record<string, unknown>, payload: Record<string, unknown>, secret: string): string {
  const body = `${encode(header)}.${encode(payload)}`;
  const hash = { HS384: 'sha384', HS512: 'sha512' }[String(header.alg)] ?? 'sha256';
  return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`;
}

/** Tokens that must never be worth anything (AUT-03), by what is wrong with them. */
export function badTokens(secret: string, sub: string): Map<string, string> {
  const now = Math.floor(Date.now() / 1000);
  const good = { sub, role: 'authenticated', aud: 'authenticated', iat: now - 10, exp: now + 300 };
  const header = { alg: 'HS256', typ: 'JWT' };
  const tokens = new Map<string, string>();
  for (const role of ['service_role', 'postgres', 'supabase_admin', 'Authenticated', '', null, ['anon'], undefined]) {
    tokens.set(`role ${JSON.stringify(role)}`, forge(header, { ...good, role }, secret));
  }
  for (const alg of ['none', 'None', 'NONE', '', 'HS384', 'HS512', 'RS256', 'ES256', 'hs256', undefined]) {
    tokens.set(`alg ${alg}`, forge({ ...header, alg }, good, secret));
    tokens.set(`alg ${alg}, unsigned`, `${encode({ ...header, alg })}.${encode(good)}.`);
  }
  for (const extra of [
    { kid: '1' },
    { jku: 'https://evil.example/k' },
    { jwk: {} },
    { x5u: 'https://evil.example' },
    { crit: ['exp'] },
  ]) {
    tokens.set(`header ${Object.keys(extra)}`, forge({ ...header, ...extra }, good, secret));
  }
  for (const key of ['unsafe-secret-change-me', 'dev-secret-change-me', '', 'secret', `${secret}x`, secret.slice(1)]) {
    tokens.set(`signed with ${key.slice(0, 12)}…`, forge(header, good, key));
  }
  tokens.set('expired', forge(header, { ...good, exp: now - 1 }, secret));
  tokens.set('never expiring', forge(header, { ...good, exp: undefined }, secret));
  tokens.set('expiry as text', forge(header, { ...good, exp: String(now + 300) }, secret));
  tokens.set('not yet valid', forge(header, { ...good, nbf: now + 300 }, secret));
  tokens.set('from the future', forge(header, { ...good, iat: now + 300 }, secret));
  tokens.set('without subject', forge(header, { ...good, sub: undefined }, secret));
  const valid = forge(header, good, secret);
  const [h = '', , s = ''] = valid.split('.');
  tokens.set('changed payload', `${h}.${encode({ ...good, role: 'service_role' })}.${s}`);
  tokens.set('cut', valid.slice(0, -2));
  tokens.set('two parts', valid.slice(0, valid.lastIndexOf('.')));
  tokens.set('four parts', `${valid}.x`);
  for (const text of ['x', '..', 'null', 'undefined', 'sb_secret_guess', 'a.b.c', '\u00e9.\u00e9.\u00e9'])
    tokens.set(`text ${text}`, encodeURI(text));
  return tokens;
}

import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings, setting } from '@agence/backend/production/readSettings';
import { addressOf, isLocalSite, siteUrlSetting } from '@agence/backend/production/siteUrlSetting';
import * as v from 'valibot';
import { type ClientOf, readTrustedProxies } from '../composer/clientOf.ts';
import { isShared } from '../store/openStore.ts';
import { folderOfStore } from '../store/origin.ts';

/** What `agence serve` runs with. */
export interface ServerSettings {
  /** Network address that it listens on. */
  readonly host: string;
  readonly port: number;
  /** Public address of the site. */
  readonly siteUrl: string;
  /** Folder of the releases and their registry, or of this machine's copy of a shared store. */
  readonly store: string;
  readonly backend: { readonly url: string; readonly anonKey: string };
  readonly clientOf: ClientOf;
  /** Serving processes. */
  readonly workers: number;
  /** What whoever asks `/metrics` from another machine must show; without one only this machine gets them. */
  readonly metricsToken: string | undefined;
}

/** One that is restarted, or has died, leaves another that answers. */
const LEAST_WORKERS = 2;
const MAX_WORKERS = 64;
/** Nobody guesses one of that length, in characters. */
const LEAST_TOKEN = 16;
const STORE =
  'the folder of a release store, which has a root.json, or s3://<bucket>/<prefix> with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
const PROXIES = 'addresses or networks of the proxies before the site, such as 127.0.0.1, 10.0.0.0/8';

/**
 * Reads `HOST`, `PORT`, `SITE_URL`, `AGENCE_STORE`, `SUPABASE_URL`, `SUPABASE_ANON_KEY`, `TRUSTED_PROXIES`,
 * `WORKERS` and `METRICS_TOKEN` (AMB-59).
 *
 * @throws SettingsError with a sentence for each that is missing or wrong
 */
export function readServerSettings(env: Readonly<Record<string, string | undefined>>): ServerSettings {
  const proxies = setting(PROXIES, readProxies);
  const given = readSettings(
    {
      HOST: v.optional(
        setting('an address of this machine to listen on, such as 127.0.0.1 or 0.0.0.0', (text) =>
          isIP(text) ? text : undefined,
        ),
        '127.0.0.1',
      ),
      PORT: v.optional(
        setting('a number from 1 to 65535', (text) => wholeNumber(text, 1, 65_535)),
        '4100',
      ),
      SITE_URL: siteUrlSetting,
      AGENCE_STORE: setting(STORE, (text) => (isShared(text) ? copyOf(text, env) : storeFolder(text))),
      SUPABASE_URL: setting(
        'the address of a Supabase project, such as https://abc.supabase.co (http:// on this machine alone)',
        (text) => addressOf(text)?.href.replace(/\/+$/, ''),
      ),
      SUPABASE_ANON_KEY: setting(
        "the project's public key, sb_publishable_… or the token of the role anon; no secret key: it stands in every page",
        (text) => (isPublicKey(text) ? text : undefined),
      ),
      // TLS ends before this server, so behind a public address there is a proxy, and without its name everybody is one client.
      TRUSTED_PROXIES: isLocalSite(env) ? v.optional(proxies, '') : proxies,
      WORKERS: v.optional(
        setting(`a number of processes from 1 to ${MAX_WORKERS}`, (text) => wholeNumber(text, 1, MAX_WORKERS)),
        String(Math.max(LEAST_WORKERS, availableParallelism())),
      ),
      METRICS_TOKEN: v.optional(
        setting(`a secret of at least ${LEAST_TOKEN} characters`, (text) =>
          text.length >= LEAST_TOKEN ? text : undefined,
        ),
      ),
    },
    env,
    ['SUPABASE_ANON_KEY', 'METRICS_TOKEN'],
  );
  return {
    host: given.HOST,
    port: given.PORT,
    siteUrl: given.SITE_URL,
    store: given.AGENCE_STORE,
    backend: { url: given.SUPABASE_URL, anonKey: given.SUPABASE_ANON_KEY },
    clientOf: given.TRUSTED_PROXIES,
    workers: given.WORKERS,
    metricsToken: given.METRICS_TOKEN,
  };
}

function storeFolder(path: string): string | undefined {
  return existsSync(join(path, 'root.json')) ? resolve(path) : undefined;
}

/** The folder of this machine's copy of a shared store, which `serve` fills. */
function copyOf(address: string, env: Readonly<Record<string, string | undefined>>): string | undefined {
  try {
    return folderOfStore(address, env);
  } catch {
    return undefined;
  }
}

function readProxies(list: string): ClientOf | undefined {
  try {
    return readTrustedProxies(list);
  } catch {
    return undefined;
  }
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
}

/** A publishable key, or a token that Supabase made for the role of visitors. */
function isPublicKey(key: string): boolean {
  if (/^sb_publishable_[\w-]{20,}$/.test(key)) return true;
  const [, claims = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).role === 'anon';
  } catch {
    return false;
  }
}

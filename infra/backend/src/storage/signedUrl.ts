import { createHmac } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { Secrets } from '../secrets.ts';
import type { Claims } from './asCaller.ts';

/** A week. What opens a file for longer would outlive the right to it for good. */
const LONGEST_S = 7 * 24 * 3600;
/** How long a place to upload to is kept, as hosted Supabase has it. */
const UPLOAD_S = 2 * 3600;

/** A key of their own: a link to a file is no access token, and the other way round. */
const keyOf = (secrets: Secrets) => createHmac('sha256', secrets.jwtSecret).update('storage').digest('base64url');

/** For how many seconds a link may work; undefined for what is no such time. */
export function lifetimeOf(expiresIn: unknown): number | undefined {
  const seconds = Number(expiresIn);
  return Number.isInteger(seconds) && seconds >= 1 && seconds <= LONGEST_S ? seconds : undefined;
}

/**
 * The address of one file for a while, for whoever has it.
 *
 * @param seconds as `lifetimeOf` takes them
 * @returns a path to be put after `/storage/v1`; as on hosted Supabase its names are not encoded, which supabase-js does
 */
export async function signUrl(bucket: string, path: string, seconds: number, secrets: Secrets): Promise<string> {
  const token = await sign({ url: `${bucket}/${path}`, exp: endOf(seconds) }, keyOf(secrets), 'HS256');
  return `/object/sign/${bucket}/${path}?token=${token}`;
}

/** Whether a link's token opens this file now. */
export async function opensFile(token: string, bucket: string, path: string, secrets: Secrets): Promise<boolean> {
  const said = await read(token, secrets);
  return said?.url === `${bucket}/${path}` && said.by === undefined;
}

/** Where one person may put one file, once, without showing who they are again. @returns as `signUrl` */
export async function signUpload(
  bucket: string,
  path: string,
  upload: SignedUpload,
  secrets: Secrets,
): Promise<string> {
  const claims = { url: `${bucket}/${path}`, exp: endOf(UPLOAD_S), ...upload };
  return `/object/upload/sign/${bucket}/${path}?token=${await sign(claims, keyOf(secrets), 'HS256')}`;
}

/** What a token lets somebody upload there; undefined where it is none for this file, or not any more. */
export async function signedUploadOf(
  token: string,
  bucket: string,
  path: string,
  secrets: Secrets,
): Promise<SignedUpload | undefined> {
  const said = await read(token, secrets);
  if (said?.url !== `${bucket}/${path}` || typeof said.by !== 'object') return undefined;
  return { by: said.by as Claims, replaces: said.replaces === true };
}

/** On whose behalf a file may be put somewhere, and whether in place of another. */
export interface SignedUpload {
  readonly by: Claims;
  readonly replaces: boolean;
}

/** An upload that goes on where it breaks: whose, of what, and to where. */
export interface ResumableUpload {
  readonly bucket: string;
  readonly path: string;
  readonly replaces: boolean;
  /** Who began it. */
  readonly person: string;
  /** Its name in the `FileStore`. */
  readonly file: string;
  /** Bytes of the whole. */
  readonly size: number;
  readonly mimetype: string;
}

/** What stands in the address of such an upload: its state, which nobody can change. */
export function signResumable(upload: ResumableUpload, seconds: number, secrets: Secrets): Promise<string> {
  return sign({ resumable: upload, exp: endOf(seconds) }, keyOf(secrets), 'HS256');
}

/** @returns undefined for what is no such address, or not any more */
export async function resumableOf(token: string, secrets: Secrets): Promise<ResumableUpload | undefined> {
  return (await read(token, secrets))?.resumable as ResumableUpload | undefined;
}

async function read(token: string, secrets: Secrets): Promise<Record<string, unknown> | undefined> {
  try {
    return await verify(token, keyOf(secrets), 'HS256');
  } catch {
    return undefined;
  }
}

const endOf = (seconds: number) => Math.floor(Date.now() / 1000 + seconds);

import { fileURLToPath } from 'node:url';
import { UsageError } from '../cli/UsageError.ts';
import { folderStore } from './folderStore.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { s3Store } from './s3Store.ts';

/** Whether an address names a store that machines share; anything else is a folder that is a release store itself. */
export function isShared(address: string): boolean {
  return /^(?:s3|file):\/\//.test(address);
}

/**
 * The store at `s3://<bucket>/<prefix>`, with the variables that every program for S3 reads, or at `file:///<folder>`.
 *
 * @throws UsageError where the address or a variable is missing or wrong
 */
export function openStore(address: string, env: NodeJS.ProcessEnv = process.env): ObjectStore {
  if (!URL.canParse(address) || !isShared(address)) {
    throw new UsageError(`A shared store is s3://<bucket>/<prefix> or file:///<folder>, not "${address}".`);
  }
  const { protocol, host: bucket, pathname } = new URL(address);
  if (protocol === 'file:') return folderStore(fileURLToPath(address), address);
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  const region = env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1';
  const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new UsageError(
      `AWS_ENDPOINT_URL is an address such as https://s3.ca-central-1.amazonaws.com, not "${endpoint}".`,
    );
  const required = (name: string) => {
    const value = env[name];
    if (value) return value;
    throw new UsageError(`${address} needs ${name}.`);
  };
  return s3Store({
    bucket,
    prefix: prefix && `${prefix}/`,
    endpoint: endpoint.replace(/\/+$/, ''),
    region,
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    ...(env.AWS_SESSION_TOKEN ? { sessionToken: env.AWS_SESSION_TOKEN } : {}),
  });
}

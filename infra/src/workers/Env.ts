import type { DurableObjectNamespace, WorkerLoader } from 'cloudflare:workers';

/** What the site is told on workerd: by the environment of its process, as `agence serve` is. */
export interface Settings {
  /** Public address of the site. */
  readonly SITE_URL: string;
  readonly SUPABASE_URL: string;
  readonly SUPABASE_ANON_KEY: string;
  /** Header in which whoever stands before the site names the client; without one all share one client's limits. */
  readonly CLIENT_HEADER?: string;
}

/** What the worker of the site has, as `site.capnp` says. */
export interface Env extends Settings {
  readonly SITE: DurableObjectNamespace;
  readonly LOADER: WorkerLoader;
  /** Code of the workers that are made while the site runs. */
  readonly COMPOSER: string;
  readonly SERVER_HALF: string;
  /** What social images are drawn with. */
  readonly RESVG: ArrayBuffer;
  readonly COMPATIBILITY_DATE: string;
  /** `s3://<bucket>/<prefix>`, with the variables that every program for S3 reads. */
  readonly AGENCE_STORE: string;
  readonly AWS_ACCESS_KEY_ID: string;
  readonly AWS_SECRET_ACCESS_KEY: string;
  readonly AWS_SESSION_TOKEN?: string;
  readonly AWS_REGION?: string;
  readonly AWS_ENDPOINT_URL?: string;
}

/** The variables with which `openStore` finds a bucket. */
export function variablesOf(env: Env): NodeJS.ProcessEnv {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION, AWS_ENDPOINT_URL } = env;
  return { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION, AWS_ENDPOINT_URL };
}

/** Where a composer finds the store, in its bundle. */
export const DATA_FOLDER = 'store';

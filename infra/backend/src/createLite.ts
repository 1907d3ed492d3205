import { App, type EmailMessage } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { BackendError } from './BackendError.ts';
import type { ProjectConfig } from './project.ts';
import type { Secrets } from './secrets.ts';

/** Answers one request inside this process. */
export type Handler = (request: Request) => Promise<Response>;

/** Base address of requests that never leave this process. */
export const INTERNAL_URL = 'http://backend.internal';

export interface LiteOptions {
  readonly connection: PgliteConnection;
  readonly config: ProjectConfig;
  readonly secrets: Secrets;
  readonly siteUrl: string;
  readonly sendMail: (message: EmailMessage) => Promise<void>;
}

/**
 * The REST and auth APIs of `@supabase/lite`, without its admin mode, its studio and its default secret.
 * Only `createEdge` and our functions may call it: it has no limits of its own.
 */
export function createLite({ connection, config, secrets, siteUrl, sendMail }: LiteOptions): App {
  return new App({
    connection,
    api: { enabled: true, schemas: config.api.schemas, max_rows: config.api.max_rows },
    auth: {
      ...config.auth,
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: { send: sendMail } },
    },
    // biome-ignore lint/suspicious/noExplicitAny: the published type asks for every optional section.
  } as any);
}

/** The handler of an app, telling it that nobody is local: admin mode would fail closed even if it were on. */
export function liteHandler(app: App): Handler {
  return (request) => app.fetch(request, { peerAddress: null });
}

/**
 * Asks the running app, without any key and from where admin mode would grant it, for rows that row security hides.
 *
 * @throws BackendError unless it is refused (threats F1, AUT-04)
 */
export async function assertAdminModeOff(app: App): Promise<void> {
  const request = new Request('http://localhost/rest/v1/leads', { headers: { host: 'localhost' } });
  const response = await app.fetch(request, { peerAddress: '127.0.0.1' });
  if (app.adminMode || response.status !== 401) {
    throw new BackendError(
      'The REST service answers requests without a key: admin mode is on, which exposes every row.',
    );
  }
}

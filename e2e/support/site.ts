import { join } from 'node:path';

/** A store whose releases are tried as they are (`npm run test:remote`), instead of what this folder builds. */
const { E2E_STORE } = process.env;
const PORT = Number(process.env.E2E_PORT ?? 4310);
/** Top of the repository. */
export const ROOT = join(import.meta.dirname, '../..');
/** Who has started the site themselves says where, and behind what (`npm run test:nginx`, `npm run test:workerd`). */
const { E2E_SITE_URL, E2E_PROXY, E2E_CLIENT_HEADER } = process.env;
/** Where tests reach the site. */
export const SITE_URL = E2E_SITE_URL ?? `http://localhost:${PORT}`;
export const IS_STARTED = E2E_SITE_URL !== undefined;
/** In which the site is told who asks, where tests stand for the proxy before it. */
export const CLIENT_HEADER = E2E_CLIENT_HEADER;
/** nginx refuses some requests itself. */
export const IS_BEHIND_NGINX = E2E_PROXY === 'nginx';

/** The whole site as visitors get it: production build, real backend. */
export const webServer = {
  command: `node_modules/node/bin/node e2e/support/seedSite.ts && node infra/bin/agence.mjs start${E2E_STORE ? ' --as-released' : ''}`,
  cwd: ROOT,
  // A page that needs the shell, a server half and the backend: none of them is still starting when tests begin.
  url: `${SITE_URL}/formations`,
  env: { PORT: String(PORT), AGENCE_DATA: E2E_STORE ?? join(ROOT, '.cache/e2e-site') },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const;

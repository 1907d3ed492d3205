import { join } from 'node:path';
import { chromiumPath } from '@agence/infra/chromium';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 4310);
const root = join(import.meta.dirname, '..');

/** The whole site as visitors get it: production build, real backend, real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/e2e-results'),
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: join(root, '.cache/playwright.json') }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromiumPath() ? { executablePath: chromiumPath() as string } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node infra/bin/agence.mjs start`,
    cwd: root,
    url: `http://localhost:${PORT}/healthz`,
    env: { PORT: String(PORT), AGENCE_DATA: join(root, '.cache/e2e-site') },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

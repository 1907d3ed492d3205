import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeEmbeddedOwner } from '@agence/backend/production/embeddedOwner';
import { inStoppedDatabase } from '@agence/backend/testing/inStoppedDatabase';
import { serve } from '@agence/infra/serve';
import { violations } from '../support/axe.ts';
import { freePort } from '../support/freePort.ts';
import { killBelow } from '../support/killBelow.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { withSecondFactor } from '../support/secondFactor.ts';
import { ROOT } from '../support/site.ts';
import { copyReleases } from '../support/siteCopy.ts';
import { type RunningCommand, startCommand } from '../support/startCommand.ts';
import { expect, hydrated, test } from '../support/test.ts';

const READERS = 2000;
/** As many mails are at the server when the worker is killed. */
const MIDDLE = 895;
const OWNER = { email: 'proprietaire@exemple.ca', password: 'Mesange-Boreale-64' };
/** What a worker had taken when it was killed is another's after four minutes. */
const LEASE_MS = 240_000;

const subjectOf = ({ text }: MailServer['mails'][number]) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim();

test('a letter to 2,000 readers whose worker is killed in the middle reaches each of them once; staff see what nobody can know', async ({
  browser,
}) => {
  test.setTimeout(1_200_000);
  const dataDir = await copyReleases();
  const mailServer = await startMailServer();
  const [port, backendPort] = [await freePort(), await freePort()];
  const baseURL = `http://localhost:${port}`;
  let backend: RunningCommand | undefined;
  let site: Awaited<ReturnType<typeof serve>> | undefined;
  try {
    const link = await makeEmbeddedOwner(join(dataDir, 'backend'), baseURL, OWNER.email);
    // How one confirms is walked in `journeys/newsletter.spec.ts`.
    await inStoppedDatabase(join(dataDir, 'backend'), (sql) =>
      sql(
        `insert into public.leads (id, kind, email, status, confirmed_at, consented_at)
         select gen_random_uuid(), 'newsletter', 'lecteur-' || n || '@exemple.ca', 'confirmed', now(), now() from generate_series(1, $1::integer) n`,
        [READERS],
      ),
    );
    // The backend in production: real mails over SMTP, the worker in its process, which comes back when it dies.
    const running = startCommand('node', ['infra/bin/agence.mjs', 'backend', 'serve', String(backendPort)], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...{ AGENCE_DATA: dataDir, SITE_URL: baseURL, SMTP_URL: mailServer.url },
        ...{ MAIL_FROM: 'Cimes <bonjour@exemple.ca>', STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef' },
        ...{ STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' },
      },
    });
    backend = running;
    const [, anonKey = ''] = await running.says(/SUPABASE_ANON_KEY=(\S+)/);
    site = await serve({
      dataDir,
      port,
      siteUrl: baseURL,
      backend: { url: `http://127.0.0.1:${backendPort}`, anonKey },
    });

    const page = await (await browser.newContext({ baseURL, locale: 'fr-CA' })).newPage();
    await test.step('the owner comes by their link, chooses a password and a second factor', async () => {
      await page.goto(link);
      const dialog = page.getByRole('dialog', { name: 'Nouveau mot de passe' });
      await dialog.getByLabel('Nouveau mot de passe').fill(OWNER.password);
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
      await withSecondFactor(page, OWNER.password);
    });

    await test.step('writes a letter and sends it', async () => {
      await page.goto('/admin/infolettre');
      await hydrated(page);
      await page.getByRole('button', { name: 'Nouvelle lettre' }).click();
      await page.getByLabel('Objet').fill('Deux mille fois');
      await page.getByLabel('Texte de la lettre').fill('Bonjour à vous.');
      await expect(page.getByText(`La lettre ira à ${READERS} personnes.`)).toBeVisible();
      await expect(page.getByText(/^Enregistré/)).toBeVisible();
      await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    });

    const letters = () => mailServer.mails.filter((mail) => subjectOf(mail) === 'Deux mille fois');
    let inDoubt = '';
    await test.step('the worker is killed when the server has a mail and has not said so', async () => {
      const killed = new Promise<void>((resolve) => {
        mailServer.onMail = ({ to }) => {
          if (letters().length < MIDDLE) return;
          mailServer.onMail = () => {};
          inDoubt = to;
          killBelow(running.pid, 'backend/src/main.ts');
          resolve();
        };
      });
      await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
      await killed;
      await running.says(/The backend has stopped/);
      expect(letters()).toHaveLength(MIDDLE);
    });

    await test.step('another goes on: everybody has it once', async () => {
      await expect
        .poll(() => new Set(letters().map(({ to }) => to)).size, { timeout: LEASE_MS + 500_000, intervals: [1000] })
        .toBe(READERS);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Où en est la lettre' })).toBeVisible();
      await expect(page.getByText('Partie', { exact: true })).toBeVisible({ timeout: LEASE_MS + 120_000 });
      // Recipients, delivered, waiting, not delivered, not sent, unsubscribed.
      await expect(page.getByRole('definition')).toHaveText(['2000', '1999', '0', '1', '0', '0']);
    });

    await test.step('staff see the one mail that nobody can know of, look for it at the server, and decide', async () => {
      const failures = page.getByRole('region', { name: 'Non remises' });
      await expect(failures.getByRole('listitem')).toHaveText([new RegExp(`^${inDoubt}.*peut-être arrivée`)]);
      expect(await violations(page)).toEqual([]);
      expect(letters().filter(({ to }) => to === inDoubt)).toHaveLength(1);
      await failures.getByRole('button', { name: /^Elle est arrivée/ }).click();
      await expect(failures).toHaveCount(0);
      await expect(page.getByRole('definition')).toHaveText(['2000', '2000', '0', '0', '0', '0']);
    });
    expect(letters()).toHaveLength(READERS);
  } finally {
    await site?.close();
    await backend?.stop();
    await mailServer.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

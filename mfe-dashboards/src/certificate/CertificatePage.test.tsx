import type { RenderedPage } from '@agence/shared-contracts/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../exposes/server.ts';

afterEach(() => vi.unstubAllGlobals());

const certificate = {
  number: '4BB40-E3E2D',
  holder_name: 'Maude <Tremblay>',
  formation_title: 'Le plan marketing en une page',
  creator_name: 'Camille Bouchard',
  issued_at: '2026-11-12T12:00:00Z',
  modules: 8,
  minutes: 124,
};
async function serve(answer: unknown) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit) => {
    asked.push([new URL(String(url)).pathname, JSON.parse(String(init.body))]);
    return Response.json(answer);
  });
  const backend = { url: 'https://backend.test', anonKey: 'anon' };
  const page = (await render({
    path: '/certificats/4bb40-e3e2d',
    siteUrl: 'https://site.test',
    backend,
  })) as RenderedPage;
  return { page, asked };
}

test('can be verified by its number without an account, and prints what was awarded (DSH-018)', async () => {
  const { page, asked } = await serve(certificate);
  expect(page.status).toBe(200);
  expect(asked).toEqual([['/rest/v1/rpc/verify_certificate', { certificate_number: '4bb40-e3e2d' }]]);
  for (const text of [
    'Maude &lt;Tremblay&gt;',
    certificate.formation_title,
    'Camille Bouchard',
    '12\u00a0novembre\u00a02026',
    '8 modules · 2h 4min de cours',
  ]) {
    expect(page.html).toContain(text);
  }
  expect(page.head.noindex).toBe(true);
  // Where it is verified, on paper and for LinkedIn.
  expect(page.html).toContain('site.test/certificats/4BB40-E3E2D');
  expect(page.html).toContain(encodeURIComponent('https://site.test/certificats/4BB40-E3E2D'));
});

test('a certificate without a name is kept by nobody: the name is there at once when it is given (audit: marketplace 9)', async () => {
  const { page } = await serve({ ...certificate, holder_name: null });
  expect(page.html).toContain('La personne titulaire de ce numéro');
  expect(page.degraded).toBe(true);
  expect((await serve(certificate)).page.degraded).toBeFalsy();
});

test('is titled by its holder, whose name may begin with a vowel (DSH-018, AMB-79)', async () => {
  expect((await serve({ ...certificate, holder_name: 'Éric Bédard' })).page.head.title).toContain(
    'Certificat d’Éric Bédard',
  );
});

test('says no length where the register knows none', async () => {
  const { modules: _, minutes: __, ...before } = certificate;
  expect((await serve(before)).page.html).not.toContain('de cours');
});

test('answers 404 for a number that nobody has', async () => {
  const { page } = await serve(null);
  expect(page.status).toBe(404);
  expect(page.html).toContain('Certificat introuvable');
});

import { runs } from '@agence/shared-contracts/testing/runs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { onePagePerRoute } from '../support/onePagePerRoute.ts';
import { expect, test } from '../support/test.ts';

/** Answers that no sitemap names: pages of members, redirects, files, data, refusals, and what the backend answers itself. */
const OTHERS = [
  '/dashboard',
  '/creator/dashboard',
  '/admin/etat-du-site',
  '/formation/google-ads-premieres-campagnes-rentables/apprendre',
  '/paiement/succes',
  '/nimporte-quoi',
  '/blog/nimporte-quoi',
  '/cours',
  '/healthz',
  '/robots.txt',
  '/_data/blog',
  '/r/none/none/x.js',
  '/r/site.json',
  '/r/speculation-rules.json',
  '/metrics',
  '/rest/v1/profiles',
  '/auth/v1/verify',
  '/functions/v1/none',
  '/storage/v1/object/public/none/none',
];

/** What Google's evaluator of policies says of one that is more than a hint. */
function holesOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

test('no policy of any page or answer has a hole that an evaluator knows (SRV-08, CNT-04)', async ({ request }) => {
  expect(holesOf("script-src 'unsafe-inline' *")).not.toEqual([]);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page = '']) => new URL(page).pathname);
  expect(pages.length).toBeGreaterThan(50);
  // Before a merge a page of each route: what a policy holds besides hashes is the same on all.
  for (const path of [...runs(await onePagePerRoute(request), pages), ...OTHERS]) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect(holesOf(answer.headers()['content-security-policy'] ?? ''), path).toEqual([]);
  }
});

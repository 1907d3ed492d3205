import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { test as base, expect, type Page } from '@playwright/test';
import { answerConsent } from './consent.ts';

/** What the browser said that it should not have: console errors and warnings, exceptions, policy reports. */
export type Complaints = string[];

interface Fixtures {
  /** Every unexpected complaint fails the test; one that provokes a failure lists what it expects. */
  readonly complaints: Complaints;
  readonly allowComplaints: (expected: RegExp) => void;
  /** What the visitor has answered to the cookie banner. */
  readonly consent: 'accepted' | 'declined' | 'unasked';
}

/** Playwright's test, in which an unexpected console error is a failure. */
export const test = base.extend<Fixtures>({
  consent: ['declined', { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent !== 'unasked') await answerConsent(context, consent);
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: Complaints = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  allowComplaints: async ({ complaints }, use) => {
    const expected: RegExp[] = [];
    await use((pattern) => void expected.push(pattern));
    for (let index = complaints.length - 1; index >= 0; index -= 1) {
      if (expected.some((pattern) => pattern.test(complaints[index] ?? ''))) complaints.splice(index, 1);
    }
  },
});

export { expect };

/** Waits until the shell and the page's remote answer to the visitor; the footer follows when it comes near. */
export async function hydrated(page: Page) {
  for (const id of ['shell-header', 'outlet']) await page.locator(`#${id}[data-ready]`).waitFor({ state: 'attached' });
}

/** The releases that the page was composed from. */
export async function registryOf(page: Page): Promise<RegistrySnapshot> {
  return JSON.parse((await page.locator('#registry').textContent()) ?? '');
}

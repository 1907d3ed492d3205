import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { finalState, type PaymentReports, REPORTS } from './PaymentReports.ts';

/** Expects payments to end in the same state whatever order reports arrive in, and however often. */
export async function expectSameEnd(payments: PaymentReports): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...REPORTS), { minLength: 1, maxLength: 10 }), async (reports) => {
      const { id, event } = await payments.checkout();
      for (const report of reports) await payments.apply(event(report));
      expect(await payments.state(id)).toEqual(finalState(reports));
    }),
    { numRuns: runs(50, 1000) },
  );
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from './accountingApi.ts';
import { accountsCsv } from './accountsCsv.ts';

const entry = fc
  .record({
    created_at: fc.constant('2026-11-22T03:30:00Z'),
    order_id: fc.uuid(),
    kind: fc.constantFrom('sale' as const, 'refund' as const),
    items: fc.option(fc.string()),
    buyer: fc.constant(null),
    payment: fc.constant('pi_1'),
    tps_number: fc.constant('123456789 RT0001'),
    tvq_number: fc.constant(null),
    subtotal_cents: fc.integer({ min: -2_000_000, max: 2_000_000 }),
    tps_cents: fc.integer({ min: -100_000, max: 100_000 }),
    tvq_cents: fc.integer({ min: -200_000, max: 200_000 }),
  })
  .map((line): Entry => ({ ...line, total_cents: line.subtotal_cents + line.tps_cents + line.tvq_cents }));

/** The amounts of a line, in cents, read from its text alone. */
const read = (line: string) =>
  line
    .split(',')
    .slice(-4)
    .map((amount) => Number(amount.replace('.', '')));

test('every column of the export adds up to its last line, to the cent, whatever was sold (AMB-52)', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
      const lines = accountsCsv(entries).trimEnd().split('\r\n');
      const amounts = lines.slice(-entries.length - 1, -1).map(read);
      const sums = [0, 1, 2, 3].map((column) => amounts.reduce((sum, line) => sum + (line[column] ?? 0), 0));
      expect(read(lines.at(-1) ?? '')).toEqual(sums);
      expect(sums[3]).toBe(entries.reduce((sum, { total_cents }) => sum + total_cents, 0));
    }),
    { numRuns: 100 },
  );
});

test('gives the day in Québec, and no text that a spreadsheet runs', () => {
  const line: Entry = {
    ...{ created_at: '2026-11-22T03:30:00Z', order_id: 'a', kind: 'refund', items: '=SUM("A1")' },
    ...{ buyer: null, payment: null },
    ...{ tps_number: '123456789 RT0001', tvq_number: null },
    ...{ subtotal_cents: -5, tps_cents: 0, tvq_cents: -1, total_cents: -6 },
  };
  expect(accountsCsv([line]).split('\r\n')[1]).toBe(
    `2026-11-21,"a","Remboursement","'=SUM(""A1"")","","123456789 RT0001","",-0.05,0.00,-0.01,-0.06`,
  );
});

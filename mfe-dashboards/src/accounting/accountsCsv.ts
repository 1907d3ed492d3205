import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { accountingTexts as texts } from '../content/accounting.ts';
import { csvCell, csvDollars, csvText } from '../member/csv.ts';
import type { Entry } from './accountingApi.ts';
import { sumEntries } from './sumEntries.ts';

/** Lines of the journal as a file for accounting; its last line is the sum of the others, to the cent (AMB-52). */
export function accountsCsv(entries: readonly Entry[]): string {
  const { subtotal_cents, tps_cents, tvq_cents, total_cents } = sumEntries(entries);
  const amounts = (line: Pick<Entry, 'subtotal_cents' | 'tps_cents' | 'tvq_cents' | 'total_cents'>) =>
    [line.subtotal_cents, line.tps_cents, line.tvq_cents, line.total_cents].map(csvDollars);
  const lines = entries.map((entry) => [
    isoDate(new Date(entry.created_at)),
    ...[entry.order_id, texts.kinds[entry.kind], entry.items ?? '', entry.payment ?? ''].map(csvCell),
    ...[entry.tps_number ?? '', entry.tvq_number ?? ''].map(csvCell),
    ...amounts(entry),
  ]);
  const sum = [
    csvCell(texts.csvTotal),
    ...['', '', '', '', '', ''],
    ...amounts({ subtotal_cents, tps_cents, tvq_cents, total_cents }),
  ];
  return csvText(texts.csv, [...lines, sum]);
}

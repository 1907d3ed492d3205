import { csvCell } from '../_shared/csvCell.ts';

/** Rows by table, as the database exports them; `account` is one row. */
export type AccountData = Readonly<Record<string, unknown>>;

/**
 * The data as one table: where, which row, which field, what value. A spreadsheet opens it; nothing in it is taken for
 * a formula.
 */
export function accountCsv(data: AccountData): string {
  const lines = [['table', 'ligne', 'champ', 'valeur']];
  for (const [table, rows] of Object.entries(data)) {
    for (const [index, row] of (Array.isArray(rows) ? rows : [rows]).entries()) {
      for (const [field, value] of Object.entries((row ?? {}) as Record<string, unknown>)) {
        lines.push([table, String(index + 1), field, typeof value === 'string' ? value : JSON.stringify(value)]);
      }
    }
  }
  // A byte order mark, without which spreadsheets misread accents.
  return `\ufeff${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

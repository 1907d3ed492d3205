/** A cell of a CSV file: quoted, and never a formula of a spreadsheet, which an apostrophe before its sign says. */
export function csvCell(value: unknown): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return `"${text.replaceAll('"', '""')}"`;
}

/** A text as a cell. Spreadsheets take a leading sign of a text for a formula; an apostrophe says that it is text. */
export const csvCell = (value: string): string => `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** Dollars with two decimals and a point, which every program reads, from whole cents. */
export const csvDollars = (cents: number): string => {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
};

/** A file of lines whose cells are written already, with the mark by which spreadsheets know UTF-8. */
export const csvFile = (head: readonly string[], lines: readonly (readonly string[])[]): Blob =>
  new Blob([csvText(head, lines)], { type: 'text/csv;charset=utf-8' });

export const csvText = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  `\uFEFF${[head.map(csvCell), ...lines].map((line) => line.join(',')).join('\r\n')}\r\n`;

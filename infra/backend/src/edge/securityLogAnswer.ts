import { csvCell } from '../../../supabase/functions/_shared/csvCell.ts';

/** A row of the security log, as staff reads it. */
export type SecurityRow = Readonly<Record<(typeof SECURITY_COLUMNS)[number], unknown>>;

export const SECURITY_COLUMNS = [
  'id',
  'at',
  'kind',
  'request_id',
  'user_id',
  'subject_id',
  'client',
  'what',
  'status',
] as const;

/** The log as JSON, or as a file where CSV is asked for. */
export function securityLogAnswer(rows: readonly SecurityRow[], accept: string | null): Response {
  if (!accept?.includes('text/csv')) return Response.json(rows);
  const lines = [SECURITY_COLUMNS, ...rows.map((row) => SECURITY_COLUMNS.map((column) => row[column]))];
  return new Response(lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="journal-de-securite.csv"',
    },
  });
}

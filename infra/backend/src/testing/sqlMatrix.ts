import { PEOPLE } from './accessFixture.ts';
import { ACCESS_MATRIX, ACTORS, type MatrixRow } from './accessMatrix.ts';

type Actor = (typeof ACTORS)[number];
type Verb = 'select' | 'update' | 'insert' | 'remove';

/** One expectation of the access matrix. */
export interface Cell {
  readonly row: MatrixRow;
  readonly verb: Verb;
  readonly actor: Actor;
  readonly expected: string;
}

/** Runs one statement inside an open transaction. */
export type Query = (text: string, parameters?: unknown[]) => Promise<{ rows: unknown[] }>;

export const CELLS: readonly Cell[] = ACCESS_MATRIX.flatMap((row) =>
  (['select', 'update', 'insert', 'remove'] as const).flatMap((verb) =>
    [...(row[verb] ?? '')].map((expected, index) => ({ row, verb, expected, actor: ACTORS[index] as Actor })),
  ),
);

/**
 * What is not as the matrix has it, one line a cell. Each cell's statement runs straight in the database as the REST API
 * would run it, and is undone afterwards: `r` reached, `n` nothing, `d` denied, or the error's code.
 *
 * @param limit how many are enough
 */
export async function wrongCells(cells: readonly Cell[], query: Query, limit = cells.length): Promise<string[]> {
  const wrong: string[] = [];
  await query('savepoint cell');
  for (const cell of cells) {
    if (wrong.length === limit) break;
    const outcome = await outcomeOf(cell, query);
    await query('rollback to savepoint cell');
    const { actor, verb, row, expected } = cell;
    if (outcome !== expected) wrong.push(`${actor}: ${verb} ${row.what} is ${outcome}, not ${expected}`);
  }
  return wrong;
}

async function outcomeOf({ row, verb, actor }: Cell, query: Query): Promise<string> {
  const [role, sub] = actor === 'visitor' ? ['anon', ''] : ['authenticated', PEOPLE[actor]];
  await query(`select set_config('request.jwt.claim.sub', $1, true), set_config('role', $2, true)`, [sub, role]);
  try {
    const { rows } = await run(row, verb, query);
    return verb === 'insert' || rows.length > 0 ? 'r' : 'n';
  } catch (error) {
    const { code } = error as { code?: string };
    return code === '42501' ? 'd' : `error ${code}`;
  }
}

function run(row: MatrixRow, verb: Verb, query: Query) {
  const table = `public.${row.table}`;
  const keys = Object.keys(row.match);
  const where = keys.map((key, index) => `${key}::text = $${index + 1}`).join(' and ');
  const values = Object.values(row.match);
  if (verb === 'select') return query(`select ${keys.join(', ')} from ${table} where ${where}`, values);
  if (verb === 'remove') return query(`delete from ${table} where ${where} returning ${keys.join(', ')}`, values);
  const given = (verb === 'insert' ? row.row : row.change) ?? {};
  const columns = Object.keys(given);
  const json = JSON.stringify(given);
  if (verb === 'insert') {
    const names = columns.join(', ');
    const source = `jsonb_populate_record(null::${table}, $1::jsonb)`;
    return query(`insert into ${table} (${names}) select ${names} from ${source}`, [json]);
  }
  const record = `(jsonb_populate_record(null::${table}, $${keys.length + 1}::jsonb))`;
  const assignments = columns.map((column) => `${column} = ${record}.${column}`).join(', ');
  return query(`update ${table} set ${assignments} where ${where} returning ${keys.join(', ')}`, [...values, json]);
}

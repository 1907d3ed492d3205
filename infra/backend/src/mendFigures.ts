import type { Sql } from './sql.ts';

/** A figure that was not what it is counted from: of which course or creator, as kept and as counted. */
export interface WrongFigures {
  readonly what: 'course' | 'creator';
  readonly id: string;
  readonly kept: Readonly<Record<string, number>>;
  readonly counted: Readonly<Record<string, number>>;
}

/** Calls a function of the database as the service role. */
type Call = <Result>(name: string, parameters: Readonly<Record<string, unknown>>) => Promise<Result>;

/**
 * Compares all kept figures with their sources and mends those that are wrong (`docs/decisions/0041-figures.md`).
 *
 * @returns what was wrong
 */
export async function mendFigures(call: Call): Promise<readonly WrongFigures[]> {
  await fold(call);
  const wrong: WrongFigures[] = [];
  for (let parameters: Readonly<Record<string, unknown>> | null = {}; parameters; ) {
    const part: { wrong: WrongFigures[]; again: Readonly<Record<string, unknown>> | null } = await call(
      'check_figures',
      parameters,
    );
    wrong.push(...part.wrong);
    parameters = part.again;
  }
  await fold(call);
  return wrong;
}

async function fold(call: Call): Promise<void> {
  while ((await call<number>('fold_figures', {})) > 0);
}

/** The calls on a database itself. */
export function callsOn(sql: Sql): Call {
  return async <Result>(name: string, parameters: Readonly<Record<string, unknown>>) => {
    const given = Object.keys(parameters).map((key, index) => `${key} => $${index + 1}`);
    const [row] = await sql<{ result: Result }>(
      `select public.${name}(${given.join(', ')}) as result`,
      Object.values(parameters),
    );
    return row?.result as Result;
  };
}

import type { Sql } from '../sql.ts';
import { errorResponse } from './errors.ts';
import type { KeepsJsonStrings } from './jsonStrings.ts';

/** Answers a REST request that has been let in. @param ask lite, given the body */
export type RestLikeHosted = (
  url: URL,
  method: string,
  body: string,
  ask: (body: string) => Promise<Response>,
) => Promise<Response>;

/** Parameters that choose no rows. */
const NO_FILTERS = ['select', 'columns', 'order', 'limit', 'offset', 'on_conflict'];
const ADDRESS = '/rest/v1/';

/**
 * What hosted Supabase answers otherwise than lite: a change of all rows at once is refused, a string stays a string in JSON, and
 * nothing is said of tables that the API does not show.
 *
 * @param schemas those that the REST API shows
 */
export function restLikeHosted(
  sql: Sql,
  schemas: readonly string[],
  keepJsonStrings: KeepsJsonStrings,
): RestLikeHosted {
  return async (url, method, body, ask) => {
    const path = url.pathname.slice(ADDRESS.length);
    const changes = method === 'PATCH' ? 'UPDATE' : method === 'DELETE' ? 'DELETE' : undefined;
    if (changes && [...url.searchParams.keys()].every((name) => NO_FILTERS.includes(name))) {
      return errorResponse(400, '21000', `${changes} requires a WHERE clause`);
    }
    const answer = await ask(keepJsonStrings(path, body));
    if (answer.status !== 300) return answer;
    // The head of an answer says nothing of why.
    const said: { message?: string } = method === 'HEAD' ? {} : await answer.clone().json();
    const [, from = '', to = ''] = /'([^']*)' and '([^']*)'$/.exec(said.message ?? '') ?? [];
    const [shown] = await sql(
      'select from pg_catalog.pg_class where relname = $1 and relnamespace::regnamespace::text = any ($2)',
      [to, schemas],
    );
    return shown
      ? answer
      : errorResponse(
          400,
          'PGRST200',
          `Could not find a relationship between '${from}' and '${to}' in the schema cache`,
        );
  };
}

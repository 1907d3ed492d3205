import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering } from '../_shared/Refusal.ts';
import { readJson } from '../_shared/readJson.ts';
import { signedInUser } from '../_shared/signedInUser.ts';
import { type AccountData, accountCsv } from './accountCsv.ts';

const ExportRequest = v.object({ format: v.picklist(['json', 'csv']) });

/**
 * Everything stored about the signed-in person, as a file (Law 25, portability).
 *
 * Codes: `sign_in_required`, `bad_json`, `bad_request`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    const user = await signedInUser(request, env);
    const { format } = await readJson(request, ExportRequest);
    const data = await callDatabase<AccountData>(env, 'export_account', { person: user.id });
    const [text, type] =
      format === 'csv' ? [accountCsv(data), 'text/csv'] : [JSON.stringify(data, null, 2), 'application/json'];
    return new Response(text, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="mes-donnees.${format}"`,
        'cache-control': 'no-store',
      },
    });
  });
}

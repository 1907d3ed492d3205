import { publicationSchema } from '@agence/shared-contracts/forms/publication';
import { assertPublishable } from '../_shared/assertPublishable.ts';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { readJson } from '../_shared/readJson.ts';
import { signedInUser } from '../_shared/signedInUser.ts';

interface DraftOfText {
  readonly kind: string;
  readonly draft: unknown;
  readonly revision: number;
}

/**
 * Publishes what staff have written for a page, now or later, once it was checked as the page's file is (decision 0032). The
 * database decides whether they may, and refuses a draft that has changed since it was checked here.
 *
 * Codes: `sign_in_required`, `bad_request`, 42501, `text_not_found`, `text_changed`, `text_broken` (`details`: the fields),
 * `text_time`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    const { id } = await signedInUser(request, env);
    const { path, revision, at } = await readJson(request, publicationSchema);
    const authorization = request.headers.get('authorization');
    const text = await callDatabase<DraftOfText | null>(env, 'read_text', { text_path: path }, authorization);
    if (!text) throw new Refusal(404, 'text_not_found', 'There is no such text.');
    if (text.revision !== revision) throw new Refusal(409, 'text_changed', 'Somebody else has changed this meanwhile.');
    assertPublishable(text.kind, text.draft);
    const publication = { text_path: path, known_revision: revision, publisher: id, at };
    return Response.json({ revision: await callDatabase<number>(env, 'publish_text', publication) });
  });
}

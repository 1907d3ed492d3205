import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { readJson } from '../_shared/readJson.ts';
import { signedInUser } from '../_shared/signedInUser.ts';

const DeletionRequest = v.object({ confirmation: v.string() });

/**
 * Deletes the signed-in person's account for good, in one transaction (Law 25). They confirm with their address.
 *
 * Codes: `sign_in_required`, `bad_json`, `bad_request`, `confirmation_required`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    const user = await signedInUser(request, env);
    const { confirmation } = await readJson(request, DeletionRequest);
    if (confirmation.trim().toLowerCase() !== user.email.toLowerCase()) {
      throw new Refusal(422, 'confirmation_required', 'The confirmation is not the address of the account.');
    }
    await callDatabase(env, 'delete_account', { person: user.id });
    const mail = {
      to: user.email,
      subject: 'Votre compte est supprimé',
      text: [
        'Bonjour,',
        '',
        'Comme vous l’avez demandé, votre compte et vos données personnelles sont supprimés.',
        'Nous gardons seulement les factures, sans votre nom, aussi longtemps que la loi l’exige.',
      ].join('\n'),
    };
    await env.sendMail(mail).catch((error: unknown) => console.error('delete-account:', error));
    return Response.json({ status: 'deleted' });
  });
}

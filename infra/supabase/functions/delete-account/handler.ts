import { measureForm } from '@agence/shared-contracts/forms/moderation';
import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { readJson } from '../_shared/readJson.ts';
import { signedInUser } from '../_shared/signedInUser.ts';
import { removeFiles } from '../run-jobs/removeFiles.ts';

const OwnDeletion = v.strictObject({ confirmation: v.string(), password: v.pipe(v.string(), v.maxLength(200)) });
/** By staff, who were asked to. */
const OtherDeletion = v.strictObject({ person: v.pipe(v.string(), v.uuid()), ...measureForm.entries });

/**
 * Deletes the signed-in person's account for good, in one transaction (Law 25). They confirm with their address and
 * their password: a device that was left open is not enough.
 *
 * Codes: `sign_in_required`, `bad_json`, `bad_request`, `confirmation_required` (`details`: "password" where that is wrong),
 * 409 `last_owner`; of staff who delete somebody else on request: 42501, `second_factor_required`, `owner_protected`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    const user = await signedInUser(request, env);
    const asked = await readJson(request, v.union([OtherDeletion, OwnDeletion]));
    if ('person' in asked) {
      // The database decides by who asks, and with their second factor.
      const { email } = await callDatabase<{ email: string }>(
        env,
        'delete_person',
        { target: asked.person, reason: asked.reason },
        request.headers.get('authorization'),
      );
      return deleted(email, env);
    }
    const { confirmation, password } = asked;
    if (confirmation.trim().toLowerCase() !== user.email.toLowerCase()) {
      throw new Refusal(422, 'confirmation_required', 'The confirmation is not the address of the account.');
    }
    if (!(await isTheirPassword(user.email, password, env))) {
      throw new Refusal(422, 'confirmation_required', 'The password is not that of the account.', 'password');
    }
    await callDatabase(env, 'delete_account', { person: user.id });
    return deleted(user.email, env);
  });
}

/** Told by mail at once: of whoever is erased no job can be kept. */
async function deleted(to: string, env: FunctionEnv): Promise<Response> {
  const mail = {
    to,
    subject: 'Votre compte est supprimé',
    text: [
      'Bonjour,',
      '',
      'Comme vous l’avez demandé, votre compte et vos renseignements personnels sont supprimés\u00a0: profil, page publique, progression, notes, avis, certificats, fichiers, demandes, rendez-vous et inscriptions à l’infolettre faites avec cette adresse, journal de connexion.',
      '',
      'Nous gardons seulement\u00a0:',
      '',
      '- les factures de vos achats (date, articles, montants, taxes, numéro de paiement), sans votre nom ni votre adresse, pendant 6\u00a0ans après la fin de l’année de l’achat, parce que les lois fiscales l’exigent\u202f;',
      '- si vous avez enseigné ici, les formations que d’autres ont achetées, sans votre nom, parce qu’ils y ont droit, et votre nom sur les reçus des dons qu’ils vous ont faits\u202f;',
      '- si vous avez refusé nos lettres, une empreinte de votre adresse qui ne permet pas de la retrouver, pour ne plus jamais vous écrire\u202f;',
      '- la trace, sans votre nom, de ce que notre équipe a fait au sujet de votre compte, dont elle répond.',
      '',
      'Le fournisseur de paiement par carte garde ses propres registres. Pour toute question, répondez à ce message.',
    ].join('\n'),
  };
  // At once where it can be; a job has been made in the same transaction, which tries again.
  await removeFiles(env).catch((error: unknown) => console.error('delete-account:', error));
  await env.sendMail(mail).catch((error: unknown) => console.error('delete-account:', error));
  return Response.json({ status: 'deleted' });
}

async function isTheirPassword(email: string, password: string, env: FunctionEnv): Promise<boolean> {
  const response = await env.fetch(
    new Request(`${env.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: env.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  if (response.status >= 500) throw new Refusal(503, 'unexpected_failure', 'The auth server did not answer.');
  return response.ok;
}

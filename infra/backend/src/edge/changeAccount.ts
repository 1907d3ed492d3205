import type { Mail } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import { endOtherSessions } from '../accountSessions.ts';
import { endRecovery, isRecovering } from '../recoveredSessions.ts';
import type { Sql } from '../sql.ts';
import type { AskAuth } from './alikeAnswers.ts';
import type { TokenClaims } from './authenticate.ts';
import { errorResponse } from './errors.ts';
import type { PresentPassword } from './presentPassword.ts';

interface ChangeOptions {
  readonly sql: Sql;
  readonly sendMail: (mail: Mail) => Promise<void>;
  readonly presentPassword: PresentPassword;
  /** Asks the mailbox of the new address as well. */
  readonly tellNewAddress: (person: string) => Promise<void>;
}

/**
 * Changes of password and address (`PUT user`). A device that was left open is not enough for either, which would take
 * the account over: the present password is asked for, but of whoever chooses one after a mail to who has forgotten theirs.
 * A new password ends every other session and is told by mail.
 */
export function createAccountChanges({ sql, sendMail, presentPassword, tellNewAddress }: ChangeOptions) {
  /** @param claims of the request's token */
  return async (claims: TokenClaims | undefined, body: string, ask: AskAuth): Promise<Response> => {
    const {
      email,
      password,
      current_password: present,
    } = (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>;
    if (!claims || (email === undefined && password === undefined)) return ask(body);
    const factors = await sql(`select from auth.mfa_factors where user_id = $1 and status = 'verified'`, [claims.sub]);
    if (factors.length > 0 && claims.aal !== 'aal2') {
      return errorResponse(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
    }
    const isRecovery = email === undefined && (await isRecovering(sql, claims.session_id));
    const refused = isRecovery ? undefined : await presentPassword(claims.sub, present);
    if (refused) return refused;
    const answer = await ask(body);
    if (answer.ok && password !== undefined) await tell(claims);
    if (answer.ok && email !== undefined) await tellNewAddress(claims.sub);
    return answer;
  };

  async function tell({ sub, session_id }: TokenClaims): Promise<void> {
    const session = typeof session_id === 'string' ? session_id : undefined;
    if (session) await endRecovery(sql, session);
    await endOtherSessions(sql, sub, session);
    const [user] = await sql<{ email: string }>('select email from auth.users where id = $1', [sub]);
    if (!user) return;
    const mail = {
      to: user.email,
      subject: 'Votre mot de passe a changé',
      text: [
        'Bonjour,',
        '',
        'Le mot de passe de votre compte vient de changer. Tous les autres appareils sont déconnectés.',
        'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe à la page de connexion, puis écrivez-nous.',
      ].join('\n'),
    };
    await sendMail(mail).catch((error: unknown) => console.error('password changed:', error));
  }
}

import { createHash, randomInt } from 'node:crypto';
import type { Mail } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import { frenchAuthMail, safeRedirect } from '../authMail.ts';
import type { Sql } from '../sql.ts';
import type { AskAuth } from './alikeAnswers.ts';

/** As `@supabase/lite` has it (`otp_expiry`). */
const LIFETIME = '1 hour';
/** What hosted Supabase says of the first of two mailboxes. */
const ACCEPTED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** As `@supabase/lite` keeps codes. */
const digest = (email: string, code: string) =>
  createHash('sha256').update(`${email.trim().toLowerCase()}${code}`).digest('hex');

interface EmailChangeOptions {
  readonly sql: Sql;
  readonly siteUrl: string;
  readonly sendMail: (mail: Mail) => Promise<void>;
}

/**
 * Makes the database refuse an address whose own mailbox has not confirmed it: `@supabase/lite` asks the mailbox of the old one alone,
 * so that everybody could take the address of somebody else, and with it what is kept under that address.
 */
export async function createEmailProof(sql: Sql): Promise<void> {
  await sql(`create or replace function auth.refuse_unproven_address() returns trigger
    language plpgsql security definer set search_path = '' as $$
    begin
      raise exception 'The new mailbox has not confirmed its address.';
    end $$`);
  await sql(`create or replace trigger refuse_unproven_address before update of email on auth.users for each row
    when (old.email is distinct from new.email and old.email_change = new.email and old.email_change_token_new is not null)
    execute function auth.refuse_unproven_address()`);
}

/**
 * A change of address is confirmed in both mailboxes, in any order, as hosted Supabase does with `double_confirm_changes`. A mailbox has
 * confirmed once its own code is gone from the account.
 */
export function createEmailChange({ sql, siteUrl, sendMail }: EmailChangeOptions) {
  /** After the auth server has written to the old mailbox: gives the new one a code of its own. */
  async function tellNewAddress(person: string): Promise<void> {
    const [user] = await sql<{ email_change: string | null }>('select email_change from auth.users where id = $1', [
      person,
    ]);
    if (!user?.email_change) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const token = digest(user.email_change, code);
    await sql('update auth.users set email_change_token_new = $2 where id = $1 and email_change = $3', [
      ...[person, token, user.email_change],
    ]);
    const link = new URL('/auth/v1/verify', siteUrl);
    link.search = String(new URLSearchParams({ token, type: 'email_change' }));
    await sendMail(frenchAuthMail({ to: user.email_change, text: `${code} ${link}` }, siteUrl));
  }

  /**
   * Answers a link (`GET verify?token=…`) or a code (`POST verify`) of either mailbox. The second one is handed to the auth server, which
   * changes the address and opens a session.
   */
  async function confirm(url: URL, body: string, ask: AskAuth): Promise<Response> {
    const { email, token } = (body === '' ? {} : JSON.parse(body)) as { email?: string; token?: string };
    const isLink = body === '';
    const key = isLink ? (url.searchParams.get('token') ?? '') : digest(email ?? '', token ?? '');
    if (!/^[0-9a-f]{64}$/.test(key)) return ask(body);
    if (await isFirstOfTwo(key)) {
      if (!isLink) return Response.json({ code: '200', msg: ACCEPTED });
      const target = new URL(safeRedirect(url.searchParams.get('redirect_to') ?? undefined, siteUrl));
      target.hash = String(new URLSearchParams({ message: ACCEPTED }));
      return new Response(null, { status: 303, headers: { location: target.href } });
    }
    // Somebody else has proven the address meanwhile: there is nothing left to confirm.
    await sql(
      `update auth.users u set email_change = null, email_change_token_current = null, email_change_token_new = null
       where $1 in (email_change_token_current, email_change_token_new)
         and exists (select from auth.users other where other.email = u.email_change)`,
      [key],
    );
    // The auth server knows the code of the old mailbox alone: the last one stands in its place.
    await sql(
      `update auth.users set email_change_token_current = $1, email_change_token_new = null
       where email_change_token_new = $1 and email_change_token_current is null`,
      [key],
    );
    return ask(body);
  }

  async function isFirstOfTwo(key: string): Promise<boolean> {
    const fresh = `email_change_sent_at > now() - interval '${LIFETIME}'`;
    for (const [own, other] of [
      ['email_change_token_current', 'email_change_token_new'],
      ['email_change_token_new', 'email_change_token_current'],
    ]) {
      const found = await sql(
        `update auth.users set ${own} = null where ${own} = $1 and ${other} is not null and ${fresh} returning id`,
        [key],
      );
      if (found.length > 0) return true;
    }
    return false;
  }

  return { tellNewAddress, confirm };
}

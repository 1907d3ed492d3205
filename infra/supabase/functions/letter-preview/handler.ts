import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { composeMail } from '../_shared/mail/composeMail.ts';
import { letterMail } from '../run-jobs/letterMail.ts';

/** What the console's form sends: the letter as it is typed, and who types it, for a form has no headers. */
const Preview = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  subject: v.pipe(v.string(), v.maxLength(150)),
  preheader: v.pipe(v.string(), v.maxLength(200)),
  body: v.pipe(v.string(), v.maxLength(40_000)),
  sequence: v.optional(v.picklist(['welcome', 'abandoned_checkout', 'course_not_begun'])),
  part: v.picklist(['html', 'text']),
});

/** What a letter may load and do in its preview: its own styles and its pictures. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'none'; base-uri 'none'; sandbox allow-popups";

/**
 * A letter as its readers will have it, for content staff: a page, or with `part=text` its other part.
 *
 * Answers 403 to everybody else, and 422 to what is no letter.
 */
export async function handle(request: Request, env: FunctionEnv): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const { success, output } = v.safeParse(Preview, form && Object.fromEntries(form));
  if (!success) return new Response(null, { status: 422 });
  const { access_token, sequence, part, ...written } = output;
  const roles = await callDatabase<string[]>(env, 'my_staff_roles', {}, `Bearer ${access_token}`).catch(() => []);
  if (!roles.some((role) => role === 'owner' || role === 'content')) return new Response(null, { status: 403 });
  const mail = letterMail(
    {
      ...written,
      ...{ id: crypto.randomUUID(), email: 'apercu@exemple.test', sequence: sequence ?? null },
      ...{ course: null, path: null, is_test: false },
    },
    env,
  );
  const { html, text } = composeMail(mail, env.agency, env.siteUrl);
  return new Response(part === 'html' ? html : text, {
    headers: {
      'content-type': `text/${part === 'html' ? 'html' : 'plain'}; charset=utf-8`,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  });
}

import { createTransport } from 'nodemailer';
import { HAND_OVER_LIMIT_MS } from '../../../supabase/functions/_shared/mail/handOverLimit.ts';
import { MailError } from '../../../supabase/functions/_shared/mail/MailError.ts';
import type { Services } from '../openBackend.ts';
import { isLocalAddress } from '../siteAddress.ts';
import type { ServiceSettings } from './serviceSettings.ts';
import { withLimit } from './withLimit.ts';

/** How long a mail server may take for one step, in milliseconds. */
const MAIL_LIMIT_MS = 8_000;

/** Mail over SMTP and Stripe, for the backend of a site in production. */
export function openServices({ mail, stripe }: ServiceSettings): Services {
  const { protocol, hostname, port, username, password } = mail.server;
  const options = {
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port ? { port: Number(port) } : {}),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    // Names, addresses and codes that open accounts do not go over a network as they are.
    requireTLS: !isLocalAddress(mail.server),
    connectionTimeout: MAIL_LIMIT_MS,
    greetingTimeout: MAIL_LIMIT_MS,
    socketTimeout: MAIL_LIMIT_MS,
  };
  const domain = /@([^<>@\s]+?)>?$/.exec(mail.from)?.[1];
  return {
    agencyEmail: mail.agency,
    async sendMail({ to, subject, text, html, replyTo, headers, calendar }, key) {
      let hasLeft = false;
      // A connection of its own tells of one mail: the last byte of it has left.
      const transport = createTransport({ ...options, logger: tellingOfMessages(() => (hasLeft = true)) });
      try {
        const sending = transport.sendMail({
          ...{ from: mail.from, to, subject, text, html, replyTo, headers },
          ...(calendar ? { icalEvent: { ...calendar, filename: 'rendez-vous.ics' } } : {}),
          // What comes twice all the same, a mail program shows once.
          ...(key ? { messageId: `<${key}@${domain}>` } : {}),
        });
        await withLimit(sending, HAND_OVER_LIMIT_MS);
      } catch (error) {
        if (error instanceof MailError) throw error;
        throw mailErrorOf(error as SMTPError, hasLeft);
      } finally {
        transport.close();
      }
    },
    stripe: { ...stripe, fetch },
  };
}

interface SMTPError extends Error {
  readonly responseCode?: number;
  readonly command?: string;
}

function mailErrorOf({ message, responseCode, command }: SMTPError, hasLeft: boolean): MailError {
  if (responseCode === undefined) return new MailError(hasLeft ? 'unknown' : 'later', message);
  // A server that knows no such mailbox will not know it tomorrow; one that takes nothing from us may be mended.
  return new MailError(command === 'RCPT TO' && responseCode >= 550 && responseCode < 560 ? 'never' : 'later', message);
}

/** What nodemailer says while it works; of that the one line that comes when a whole message was sent. */
function tellingOfMessages(tell: () => void) {
  const ignore = () => {};
  const info = (entry: unknown) => {
    if ((entry as { tnx?: string }).tnx === 'message') tell();
  };
  return { trace: ignore, debug: ignore, info, warn: ignore, error: ignore, fatal: ignore, level: ignore };
}

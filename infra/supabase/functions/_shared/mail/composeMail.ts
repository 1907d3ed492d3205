import type { Agency, CalendarFile, Mail } from '../FunctionEnv.ts';
import { mailPage } from './mailPage.ts';

/** A mail as it leaves: both parts, and the headers that it has besides sender, recipient and subject. */
export interface ComposedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly calendar?: CalendarFile | undefined;
}

/** Gives a mail the look of the site, its sender's name and postal address, and a way out where it has one (LCAP, RFC 8058). */
export function composeMail(mail: Mail, agency: Agency, siteUrl: string): ComposedMail {
  const { to, replyTo, unsubscribeUrl, calendar, text, markup, preheader, reason } = mail;
  // A line break in a header would begin another one.
  const subject = mail.subject.replace(/\p{Cc}+/gu, ' ').trim();
  const footer = [
    ...(reason ? [reason] : []),
    `${agency.name}, ${agency.postalAddress}`,
    siteUrl,
    ...(unsubscribeUrl ? [`Ne plus rien recevoir\u00a0: ${unsubscribeUrl}`] : []),
  ];
  return {
    to,
    subject,
    text: [text, '', '-- ', ...footer].join('\n'),
    html: mailPage({ subject, text, markup, preheader, reason, agency, siteUrl, unsubscribeUrl }),
    replyTo,
    calendar,
    headers: unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
  };
}

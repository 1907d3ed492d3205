import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv, Mail } from '../_shared/FunctionEnv.ts';
import { type ApplicationOfMail, applicationMail, applicationToDecideMail } from './applicationMails.ts';
import { appointmentMail, type Notice } from './appointmentMails.ts';
import { confirmationMail } from './confirmationMail.ts';
import { type LetterOfMail, letterMail } from './letterMail.ts';
import {
  type ModerationOfMail,
  moderationAnsweredMail,
  moderationAppealedMail,
  moderationTakenMail,
} from './moderationMails.ts';
import { type ReceiptOrder, receiptMail } from './receiptMail.ts';
import { type RefundOfMail, refundMail, refundToDecideMail } from './refundMails.ts';
import { agencyMail, type RequestOfMail, visitorMail } from './requestMails.ts';

/** What is written about a subject; nothing where there is no need any more. */
type Writer = (subject: string, env: FunctionEnv) => Promise<Mail | undefined>;

/** Writes from what a function of the database says about the subject. @param parameter what the function calls it */
const about =
  <Subject>(name: string, parameter: string) =>
  (write: (found: Subject, env: FunctionEnv) => Mail | undefined): Writer =>
  async (subject, env) => {
    const found = await callDatabase<Subject | null>(env, name, { [parameter]: subject });
    return found ? write(found, env) : undefined;
  };
const aboutRequest = about<RequestOfMail>('request_to_tell', 'request');
const aboutOrder = about<ReceiptOrder>('order_to_tell', 'of_order');
const aboutRefund = about<RefundOfMail>('refund_to_tell', 'refund');
const aboutApplication = about<ApplicationOfMail>('application_to_tell', 'application');
const aboutModeration = about<ModerationOfMail>('moderation_to_tell', 'measure');

/** Every kind of job that is a mail. */
export const mails: Readonly<Record<string, Writer>> = {
  request_to_agency: aboutRequest(agencyMail),
  // An appointment has a mail of its own, which says the same and more.
  request_to_visitor: aboutRequest((request, env) => (request.appointment ? undefined : visitorMail(request, env))),
  appointment_mail: about<Notice>(
    'notice_to_tell',
    'notice',
  )((notice, env) => (notice.to ? appointmentMail(notice, env) : undefined)),
  letter: about<LetterOfMail>('letter_to_send', 'send')(letterMail),
  order_receipt: aboutOrder((order, env) => receiptMail(order, env.siteUrl)),
  refund_to_agency: aboutRefund(refundToDecideMail),
  refund_asked: aboutRefund((refund, env) => refundMail(refund, 'asked', env)),
  refund_sent: aboutRefund((refund, env) => refundMail(refund, 'sent', env)),
  refund_declined: aboutRefund((refund, env) => refundMail(refund, 'declined', env)),
  refund_failed: aboutRefund((refund, env) => refundMail(refund, 'failed', env)),
  application_to_agency: aboutApplication(applicationToDecideMail),
  application_waiting: aboutApplication((application, env) => applicationMail(application, 'waiting', env)),
  application_accepted: aboutApplication((application, env) => applicationMail(application, 'accepted', env)),
  application_declined: aboutApplication((application, env) => applicationMail(application, 'declined', env)),
  moderation_taken: aboutModeration(moderationTakenMail),
  moderation_answered: aboutModeration(moderationAnsweredMail),
  moderation_appealed: aboutModeration(moderationAppealedMail),
  async newsletter_confirmation(subject, env) {
    const found = await callDatabase<{ email: string; token: string } | null>(env, 'begin_confirmation', {
      lead: subject,
    });
    return found ? confirmationMail(found.email, found.token, env.siteUrl) : undefined;
  },
};

/**
 * `later`: not sent, try again; `never`: refused for good; `unknown`: all of it had left when the connection was lost, so it may have been
 * sent.
 */
export type MailFate = 'later' | 'never' | 'unknown';

/** Why a mail was not sent, or is not known to be. */
export class MailError extends Error {
  override name = 'MailError';
  readonly fate: MailFate;

  constructor(fate: MailFate, message: string) {
    super(message);
    this.fate = fate;
  }
}

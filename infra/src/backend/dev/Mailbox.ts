import { html, raw } from 'hono/html';
import type { Sql } from '../sql.ts';
import { devPage } from './devPage.ts';

/** Where the mailbox is on the site. */
export const MAILBOX_PATH = '/courriels-de-developpement';
const KEPT = 200;
const SHOWN = 50;

export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const when = new Intl.DateTimeFormat('fr-CA', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'America/Toronto',
});

/** Keeps the mails of the embedded backend instead of sending them, and shows them. */
export class Mailbox {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(): Promise<void> {
    await this.#sql('create schema if not exists dev_mailbox');
    await this.#sql(`create table if not exists dev_mailbox.mails (
      id bigint generated always as identity primary key, recipient text not null, subject text not null,
      body text not null, sent_at timestamptz not null default now())`);
  }

  async keep({ to, subject, text }: StoredMail): Promise<void> {
    await this.#sql('insert into dev_mailbox.mails (recipient, subject, body) values ($1, $2, $3)', [
      to,
      subject,
      text,
    ]);
    await this.#sql(`delete from dev_mailbox.mails where id <= (select max(id) from dev_mailbox.mails) - ${KEPT}`);
  }

  /** Latest first; `?pour=<address>` shows one person's. */
  async page(url: URL): Promise<Response> {
    const recipient = url.searchParams.get('pour')?.replaceAll('\0', '').toLowerCase() ?? null;
    const mails = await this.#sql<{ recipient: string; subject: string; body: string; sent_at: string }>(
      `select recipient, subject, body, sent_at from dev_mailbox.mails
       where $1::text is null or lower(recipient) = $1 order by id desc limit ${SHOWN}`,
      [recipient],
    );
    const body = html`<h1>Courriels de développement</h1>
<p class="note">Le serveur intégré n’envoie rien : ce qu’il aurait envoyé est ici, le plus récent d’abord.</p>
${mails.length === 0 ? html`<p class="sheet">Aucun courriel pour l’instant.</p>` : ''}
${mails.map(
  (mail) => html`<article class="sheet"><h2>${mail.subject}</h2>
<p class="note">À ${mail.recipient} · <time>${when.format(new Date(mail.sent_at))}</time></p><pre>${linked(mail.body)}</pre></article>`,
)}`;
    return devPage('Courriels de développement', body);
  }
}

/** The text with its addresses as links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
    .reduce((before, part) => html`${before}${part}`, raw(''));
}

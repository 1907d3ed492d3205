import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { html, raw } from 'hono/html';
import type { ComposedMail } from '../../../supabase/functions/_shared/mail/composeMail.ts';
import type { Sql } from '../sql.ts';
import { devPage } from './devPage.ts';

/** Where the mailbox is on the site. */
export const MAILBOX_PATH = BACKEND_ADDRESSES.mailbox;
const KEPT = 200;
const SHOWN = 50;

/** What a mail may load and do in its preview: nothing but its own styles. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-top-navigation";

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
    await this.#sql(
      'alter table dev_mailbox.mails add column if not exists page text, add column if not exists key text unique, add column if not exists calendar text',
    );
  }

  /** @param key keeps the mail once, however often it comes with the same one */
  async keep({ to, subject, text, html, calendar }: ComposedMail, key?: string): Promise<void> {
    await this.#sql(
      `insert into dev_mailbox.mails (recipient, subject, body, page, key, calendar) values ($1, $2, $3, $4, $5, $6)
       on conflict (key) do nothing`,
      [to, subject, text, html, key ?? null, calendar?.content ?? null],
    );
    await this.#sql(`delete from dev_mailbox.mails where id <= (select max(id) from dev_mailbox.mails) - ${KEPT}`);
  }

  /** Latest first; `?pour=<address>` shows one person's, `?courriel=<number>` one as mail programs do, `?calendrier=<number>` its .ics file. */
  async page(url: URL): Promise<Response> {
    const shown = url.searchParams.get('courriel');
    if (shown) return this.#preview(shown);
    const calendar = url.searchParams.get('calendrier');
    if (calendar) return this.#calendar(calendar);
    const recipient = url.searchParams.get('pour')?.replaceAll('\0', '').toLowerCase() ?? null;
    const mails = await this.#sql<{
      id: string;
      recipient: string;
      subject: string;
      body: string;
      sent_at: string;
      ics: boolean;
    }>(
      `select id::text, recipient, subject, body, sent_at, calendar is not null as ics from dev_mailbox.mails
       where $1::text is null or lower(recipient) = $1 order by id desc limit ${SHOWN}`,
      [recipient],
    );
    const body = html`<h1>Courriels de développement</h1>
<p class="note">Le serveur intégré n’envoie rien : ce qu’il aurait envoyé est ici, le plus récent d’abord.</p>
${mails.length === 0 ? html`<p class="sheet">Aucun courriel pour l’instant.</p>` : ''}
${mails.map(
  (mail) => html`<article class="sheet"><h2>${mail.subject}</h2>
<p class="note">À ${mail.recipient} · <time>${shortMoment(mail.sent_at)}</time> · <a href="?courriel=${mail.id}">Voir la mise en page</a>${mail.ics ? html` · <a href="?calendrier=${mail.id}">rendez-vous.ics</a>` : ''}</p><pre>${linked(mail.body)}</pre></article>`,
)}`;
    return devPage('Courriels de développement', body);
  }

  async #calendar(id: string): Promise<Response> {
    const [mail] = await this.#sql<{ calendar: string }>(
      'select calendar from dev_mailbox.mails where id::text = $1 and calendar is not null',
      [id],
    );
    return new Response(mail?.calendar ?? 'Ce courriel n’est plus là.', {
      status: mail ? 200 : 404,
      headers: { 'content-type': `text/${mail ? 'calendar' : 'plain'}; charset=utf-8`, 'cache-control': 'no-store' },
    });
  }

  async #preview(id: string): Promise<Response> {
    const [mail] = await this.#sql<{ page: string | null }>(
      'select page from dev_mailbox.mails where id::text = $1 and page is not null',
      [id],
    );
    return new Response(mail?.page ?? 'Ce courriel n’est plus là.', {
      status: mail ? 200 : 404,
      headers: {
        'content-type': `text/${mail ? 'html' : 'plain'}; charset=utf-8`,
        'content-security-policy': MAIL_POLICY,
        'cache-control': 'no-store',
      },
    });
  }
}

/** The text with its addresses as links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
    .reduce((before, part) => html`${before}${part}`, raw(''));
}

import { formatMoney } from '@agence/shared-contracts/backend/money';
import { dataOf } from '@agence/shared-contracts/backend/refusal';
import { shortDate, weekdayMoment } from '@agence/shared-contracts/format/frenchDate';
import * as v from 'valibot';
import { appointmentsSchema } from '../appointments/appointmentsApi.ts';
import { appointmentsTexts } from '../content/appointments.ts';
import { consoleTexts } from '../content/console.ts';
import { newsletterTexts } from '../content/newsletter.ts';
import { letterState } from '../newsletter/letterState.ts';
import { lettersBoardSchema } from '../newsletter/newsletterApi.ts';
import { orderNumber } from '../orders/orderNumber.ts';
import { ordersSchema } from '../orders/ordersApi.ts';
import { peopleSchema } from '../people/peopleApi.ts';
import { requestRowsSchema } from '../requests/requestsApi.ts';
import { hasWords, type SearchSource, SOURCE_SIZE as SIZE } from '../search/searchSource.ts';
import { readPages } from '../texts/textsApi.ts';
import { type StaffRole, worksAs } from './staff.ts';

const texts = consoleTexts.search;

interface StaffSource extends SearchSource {
  /** Who is answered besides the owner. */
  readonly roles: readonly StaffRole[];
}

const WEEK_MS = 7 * 86_400_000;

/** All that the console's search looks in, in this order. */
const SOURCES: readonly StaffSource[] = [
  {
    id: 'people',
    label: texts.sources.people,
    roles: ['sales', 'support'],
    async find(database, words) {
      const people = v.parse(peopleSchema, dataOf(await database.rpc('console_people', { words, size: SIZE })));
      return people.map(({ id, full_name, email }) => ({
        id,
        title: full_name ?? email,
        detail: email,
        href: `/admin/personnes?q=${encodeURIComponent(email)}`,
      }));
    },
  },
  {
    id: 'requests',
    label: texts.sources.requests,
    roles: ['sales'],
    async find(database, words) {
      const found = dataOf(await database.rpc('list_requests', { wanted: words, size: SIZE }));
      return v.parse(requestRowsSchema, found).map(({ id, created_at, name, email, company }) => ({
        id,
        title: company ? `${name}, ${company}` : name,
        detail: `${shortDate(created_at)} · ${email}`,
        href: `/admin/demandes?demande=${id}`,
      }));
    },
  },
  {
    id: 'appointments',
    label: texts.sources.appointments,
    roles: ['sales', 'support'],
    // What their place shows: from a week ago on.
    async find(database, words) {
      const from_moment = new Date(Date.now() - WEEK_MS).toISOString();
      const rows = v.parse(appointmentsSchema, dataOf(await database.rpc('list_appointments', { from_moment })));
      return rows
        .map((row) => ({ ...row, name: row.title ?? appointmentsTexts.kinds[row.kind] }))
        .filter(({ name, visitor, email, company, host }) =>
          hasWords([name, visitor, email, company, host].filter(Boolean).join(' '), words),
        )
        .slice(0, SIZE)
        .map(({ id, name, visitor, email, starts_at, host }) => ({
          id,
          title: [visitor ?? email, name].filter(Boolean).join(', '),
          detail: `${weekdayMoment(starts_at)} · ${host}`,
          href: `/admin/rendez-vous?rendez-vous=${id}`,
        }));
    },
  },
  {
    id: 'orders',
    label: texts.sources.orders,
    roles: ['sales', 'support'],
    async find(database, words) {
      const orders = v.parse(ordersSchema, dataOf(await database.rpc('console_orders', { words, size: SIZE })));
      return orders.map(({ id, created_at, items, total_cents, buyer_name, buyer_email }) => ({
        id,
        title: `${orderNumber(id)} · ${items}`,
        detail: [shortDate(created_at), buyer_name ?? buyer_email, formatMoney(total_cents)]
          .filter(Boolean)
          .join(' · '),
        href: `/admin/commandes/${id}`,
      }));
    },
  },
  {
    id: 'courses',
    label: texts.sources.courses,
    roles: ['sales', 'content', 'support'],
    async find(database, words) {
      const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
      const courses = dataOf(
        await database.from('formations').select('id,title,slug,is_published').ilike('title', pattern).limit(SIZE),
      );
      return courses.map(({ id, title, slug, is_published }) => ({
        id,
        title,
        detail: is_published ? texts.published : texts.draft,
        href: is_published ? `/formations/${slug}` : `/creator-dashboard/formations/${id}`,
      }));
    },
  },
  {
    id: 'texts',
    label: texts.sources.texts,
    roles: ['content'],
    async find(_, words) {
      const pages = await readPages();
      return pages
        .filter(({ title, path }) => hasWords(`${title} ${path}`, words))
        .slice(0, SIZE)
        .map(({ title, path }) => ({
          id: path,
          title,
          detail: path,
          href: `/admin/textes/page?adresse=${encodeURIComponent(path)}`,
        }));
    },
  },
  {
    id: 'letters',
    label: texts.sources.letters,
    roles: ['content'],
    async find(database, words) {
      const { letters } = v.parse(lettersBoardSchema, dataOf(await database.rpc('letters_board')));
      return letters
        .filter(({ subject }) => hasWords(subject, words))
        .slice(0, SIZE)
        .map((letter) => ({
          id: letter.id,
          title: letter.subject || newsletterTexts.untitled,
          detail: newsletterTexts.states[letterState(letter)],
          href: `/admin/infolettre?lettre=${letter.id}`,
        }));
    },
  },
];

/** The sources that answer somebody with some roles. */
export const searchSources = (roles: readonly StaffRole[]): readonly SearchSource[] =>
  SOURCES.filter((source) => worksAs(roles, source.roles));

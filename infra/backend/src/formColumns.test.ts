import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@agence/shared-contracts/backend/database';
import { newPasswordForm, PASSWORD } from '@agence/shared-contracts/forms/account';
import { proposalForm } from '@agence/shared-contracts/forms/booking';
import { categoryForm, sponsorForm } from '@agence/shared-contracts/forms/catalogue';
import { courseForm, moduleForm } from '@agence/shared-contracts/forms/course';
import {
  acceptForm,
  applicationForm,
  photoForm,
  profileForm,
  refuseForm,
  serviceForm,
} from '@agence/shared-contracts/forms/creator';
import { absenceForm, hostForm, kindForm } from '@agence/shared-contracts/forms/host';
import { type Form, judge, longest, type Stored } from '@agence/shared-contracts/forms/judge';
import { letterForm, sendLetterForm, sequenceForm } from '@agence/shared-contracts/forms/letter';
import { appealForm, decisionForm, measureForm, withdrawForm } from '@agence/shared-contracts/forms/moderation';
import { publishLaterForm } from '@agence/shared-contracts/forms/publication';
import { askRefundForm, declineForm, refundForm, returnForm } from '@agence/shared-contracts/forms/refund';
import { followUpForm } from '@agence/shared-contracts/forms/request';
import { answerForm, reportForm, reviewForm } from '@agence/shared-contracts/forms/review';
import { taxNumbersForm } from '@agence/shared-contracts/forms/taxNumbers';
import { tipForm } from '@agence/shared-contracts/forms/tip';
import { typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { expect, test } from 'vitest';
import { readConfig, SCHEMA_DIR } from './project.ts';

type Tables = Database['public']['Tables'];
interface Place {
  readonly form: Form;
  /** Column of each field, with its table where it is not the first one. */
  readonly columns: Readonly<Record<string, readonly [table: string, column: string]>>;
}

/** A form and where each of its fields is stored: a field or a column that is not there is an error of types. */
function stored<Of extends Form, Table extends keyof Tables>(
  form: Of,
  table: Table,
  columns: {
    readonly [Field in keyof Stored<Of>]:
      | (keyof Tables[Table]['Row'] & string)
      | readonly ['module_contents', keyof Tables['module_contents']['Row'] & string];
  },
): Place {
  const placed = Object.entries(columns as Readonly<Record<string, string | readonly [string, string]>>);
  return {
    form,
    columns: Object.fromEntries(placed.map(([field, at]) => [field, typeof at === 'string' ? [table, at] : at])),
  };
}

/** A form whose table no type knows, as functions of the database alone write it. */
const storedWithin = <Of extends Form>(
  form: Of,
  table: string,
  columns: { readonly [Field in keyof Stored<Of>]: string | readonly [string, string] },
): Place => ({
  form,
  columns: Object.fromEntries(
    Object.entries<string | readonly [string, string]>(columns).map(([field, at]) => [
      field,
      typeof at === 'string' ? [table, at] : at,
    ]),
  ),
});
const HOURS = ['host_hours', 'starts_at'] as const;

const PLACES: Readonly<Record<string, Place>> = {
  review: stored(reviewForm, 'formation_reviews', { rating: 'rating', comment: 'comment' }),
  'answer to a review': stored(answerForm, 'formation_reviews', { answer: 'answer' }),
  'review reported': stored(reportForm, 'review_reports', { reason: 'reason' }),
  tip: stored(tipForm, 'creator_tips', { amount_cents: 'amount_cents', message: 'message' }),
  'moment proposed': stored(proposalForm, 'bookings', { starts_at: 'starts_at', message: 'message' }),
  'photo described': stored(photoForm, 'creators', { avatar_alt: 'avatar_alt' }),
  'text online later': storedWithin(publishLaterForm, 'site_texts', { publish_at: 'publish_at' }),
  course: stored(courseForm, 'formations', {
    title: 'title',
    description: 'description',
    level: 'level',
    category: 'category_id',
    duration: 'estimated_duration_minutes',
    long_description: 'long_description',
    learning_objectives: 'learning_objectives',
    prerequisites: 'prerequisites',
    target_audience: 'target_audience',
    skills_gained: 'skills_gained',
    tags: 'tags',
  }),
  module: stored(moduleForm, 'formation_modules', {
    title: 'title',
    description: 'description',
    duration: 'duration_minutes',
    is_published: 'is_published',
    is_preview: 'is_preview',
    content: ['module_contents', 'content'],
    video_url: ['module_contents', 'video_url'],
    captions_url: ['module_contents', 'captions_url'],
  }),
  category: stored(categoryForm, 'categories', { label: 'name', about: 'description', tone: 'color' }),
  sponsor: stored(sponsorForm, 'quebec_sponsors', {
    company: 'company_name',
    website: 'website_url',
    about: 'description',
    active: 'is_active',
  }),
  profile: stored(profileForm, 'creators', {
    bio: 'bio',
    bio_long: 'bio_long',
    company: 'company',
    location: 'location',
    website_url: 'website_url',
    linkedin_url: 'linkedin_url',
    hourly_rate: 'hourly_rate',
  }),
  service: stored(serviceForm, 'creator_services', {
    title: 'title',
    description: 'description',
    price: 'price',
    duration_minutes: 'duration_minutes',
    is_active: 'is_active',
  }),
  application: stored(applicationForm, 'creator_applications', { about: 'about', website_url: 'website_url' }),
  'application accepted': stored(acceptForm, 'creator_applications', { answer: 'answer' }),
  'application declined': stored(refuseForm, 'creator_applications', { answer: 'answer' }),
  measure: stored(measureForm, 'moderations', { reason: 'reason' }),
  'measure by address': stored(withdrawForm, 'moderations', { kind: 'kind', target: 'subject_id', reason: 'reason' }),
  'measure decided': stored(decisionForm, 'moderations', { answer: 'answer' }),
  'measure appealed': stored(appealForm, 'moderations', { words: 'appeal' }),
  'order taken back': stored(returnForm, 'refunds', { reason: 'reason' }),
  'refund asked for': stored(askRefundForm, 'refunds', { reason: 'reason' }),
  'refund declined': stored(declineForm, 'refunds', { answer: 'answer' }),
  refund: stored(refundForm(100), 'refunds', { amount_cents: 'amount_cents', answer: 'answer' }),
  'tax numbers': stored(taxNumbersForm, 'tax_settings', {
    tps_number: 'tps_number',
    tvq_number: 'tvq_number',
    is_enabled: 'is_enabled',
  }),
  'request followed': stored(followUpForm, 'leads', {
    stage: 'stage',
    amount_cents: 'amount_cents',
    lost_reason: 'lost_reason',
    owner_id: 'owner_id',
    due_on: 'due_on',
  }),
  letter: storedWithin(letterForm, 'letters', {
    subject: 'subject',
    preheader: 'preheader',
    body: 'body',
    interests: 'audience',
    products: 'audience',
  }),
  'letter sent later': storedWithin(sendLetterForm, 'letters', { send_at: 'send_at' }),
  'letter sent by itself': storedWithin(sequenceForm, 'letters', { hours: 'delay_hours' }),
  'kind of appointment': storedWithin(kindForm, 'appointment_kinds', {
    ...{ minutes: 'minutes', buffer_minutes: 'buffer_minutes', notice_hours: 'notice_hours' },
  }),
  host: storedWithin(hostForm, 'hosts', {
    ...{ monday: HOURS, tuesday: HOURS, wednesday: HOURS, thursday: HOURS, friday: HOURS, saturday: HOURS },
    ...{ sunday: HOURS, kinds: 'kinds', room_url: 'room_url', calendar_url: 'calendar_url' },
  }),
  absence: storedWithin(absenceForm, 'absences', { from: 'during', to: 'during', reason: 'reason' }),
};
/** Texts of these are names of ours, numbers whose form the database knows, or lists, which it measures in bytes. */
const UNMEASURED = ['level', 'category', 'tone', 'target', 'owner_id', 'due_on', 'tps_number', 'tvq_number'];

function schemaOf(table: string): string {
  const [file = ''] = globSync(`{public,private}/tables/${table}.sql`, { cwd: SCHEMA_DIR });
  return readFileSync(join(SCHEMA_DIR, file), 'utf8');
}
/** How long a text its column takes; `is_safe_url` takes 2048 characters. */
function limitOf(table: string, column: string): number | undefined {
  const checks = schemaOf(table);
  const length = new RegExp(`length\\((?:TRIM\\(BOTH FROM )?${column}\\)?\\) <= (\\d+)`).exec(checks)?.[1];
  if (length) return Number(length);
  return checks.includes(`is_safe_url(${column})`) ? 2048 : undefined;
}

test.each(Object.entries(PLACES))('%s: each field has a column, which takes what the field takes', (_, place) => {
  expect(Object.keys(place.columns).sort()).toEqual(Object.keys(place.form.entries).sort());
  for (const [field, [table, column]] of Object.entries(place.columns)) {
    expect(schemaOf(table), `${table}.${column}`).toMatch(new RegExp(`^    ${column} `, 'm'));
    const most = longest(place.form, field);
    if (most !== undefined && !UNMEASURED.includes(field)) {
      expect(limitOf(table, column), `${table}.${column}`).toBeGreaterThanOrEqual(most);
    }
  }
});

test.each(Object.entries(PLACES))('%s: a key that no field has is refused', (_, { form }) => {
  expect(Object.keys(judge(form, { inconnu: 'x' }).problems)).toContain('inconnu');
});

/** Forms with whole numbers, each filled rightly. */
const NUMBERS: readonly (readonly [
  form: string,
  typed: Readonly<Record<string, unknown>>,
  fields: readonly string[],
])[] = [
  ['letter sent by itself', { hours: '24' }, ['hours']],
  [
    'kind of appointment',
    { minutes: '30', buffer_minutes: '15', notice_hours: '4' },
    ['minutes', 'buffer_minutes', 'notice_hours'],
  ],
  [
    'service',
    { title: 'Bilan', description: '', price: '50', duration_minutes: '60', is_active: true },
    ['duration_minutes'],
  ],
];
test.each(NUMBERS)('%s: a number is taken from the least to the most that its column takes', (name, typed, fields) => {
  const { form, columns } = PLACES[name] as Place;
  for (const field of fields) {
    const [table = '', column = ''] = columns[field] ?? [];
    const [, least, most] = new RegExp(`${column} >= (\\d+)\\) AND \\(${column} <= (\\d+)`).exec(schemaOf(table)) ?? [];
    const isTaken = (number: number) => judge(form, { ...typed, [field]: String(number) }).stored !== undefined;
    const at = [Number(least) - 1, Number(least), Number(most), Number(most) + 1];
    expect(at.map(isTaken), `${table}.${column} from ${least} to ${most}`).toEqual([false, true, true, false]);
  }
});

test('a tip is taken from the least to the most that its column takes (AMB-28)', () => {
  const [, least, most] = /amount_cents >= (\d+)\) AND \(amount_cents <= (\d+)/.exec(schemaOf('creator_tips')) ?? [];
  const isTaken = (cents: number) =>
    judge(tipForm, { amount_cents: typedCents(cents), message: '' }).stored !== undefined;
  const at = [Number(least) - 1, Number(least), Number(most), Number(most) + 1];
  expect(at.map(isTaken), `from ${least} to ${most}`).toEqual([false, true, true, false]);
});

test('every text of a form has a limit where its column has one', () => {
  for (const [name, { form, columns }] of Object.entries(PLACES)) {
    for (const [field, [table, column]] of Object.entries(columns)) {
      if (limitOf(table, column) !== undefined) expect(longest(form, field), `${name}.${field}`).toBeDefined();
    }
  }
});

test('a new password is as the auth service of this project wants it (AUT-07)', () => {
  expect(PASSWORD.least).toBe(readConfig().auth.minimum_password_length);
  expect(judge(newPasswordForm, { password: 'x'.repeat(PASSWORD.least) }).problems).toEqual({});
});

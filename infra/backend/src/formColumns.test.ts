import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@agence/shared-contracts/backend/database';
import { newPasswordForm, PASSWORD } from '@agence/shared-contracts/forms/account';
import { categoryForm, sponsorForm } from '@agence/shared-contracts/forms/catalogue';
import { courseForm, moduleForm } from '@agence/shared-contracts/forms/course';
import { applicationForm, profileForm, serviceForm } from '@agence/shared-contracts/forms/creator';
import { type Form, judge, longest, type Stored } from '@agence/shared-contracts/forms/judge';
import { answerForm, reviewForm } from '@agence/shared-contracts/forms/review';
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

const PLACES: Readonly<Record<string, Place>> = {
  review: stored(reviewForm, 'formation_reviews', { rating: 'rating', comment: 'comment' }),
  'answer to a review': stored(answerForm, 'formation_reviews', { answer: 'answer' }),
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
};
/** Texts of these are names of ours, or lists, which the database measures in bytes. */
const UNMEASURED = ['level', 'category', 'tone'];

const schemaOf = (table: string) => readFileSync(join(SCHEMA_DIR, 'public/tables', `${table}.sql`), 'utf8');
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

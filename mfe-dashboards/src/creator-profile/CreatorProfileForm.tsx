import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useState } from 'react';
import { creatorProfileTexts } from '../content/applications.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { centsOf, typedCents } from '../member/typedAmount.ts';
import {
  type CreatorRecord,
  PROFILE_FIELDS,
  type ProfileTexts,
  useSaveCreatorProfileMutation,
} from './creatorProfileApi.ts';

const texts = creatorProfileTexts.form;
type FieldName = (typeof PROFILE_FIELDS)[number];

/** Longest texts, as the database takes them. */
const LONGEST: Readonly<Record<FieldName, number>> = {
  bio: 2000,
  bio_long: 20_000,
  company: 200,
  location: 200,
  website_url: 2048,
  linkedin_url: 2048,
};
/** Bounds of the price of an hour, in cents. */
const RATE = { least: 100, most: 1_000_000 };
const isUrl = (name: FieldName) => name.endsWith('_url');

/** What a creator says of themselves, written by themselves. */
export function CreatorProfileForm({ record }: { readonly record: CreatorRecord }) {
  const [typed, setTyped] = useState(
    () => Object.fromEntries(PROFILE_FIELDS.map((name) => [name, record[name] ?? ''])) as Record<FieldName, string>,
  );
  const [rate, setRate] = useState(() => (record.hourly_rate === null ? '' : typedCents(record.hourly_rate)));
  const [wrong, setWrong] = useState<readonly (FieldName | 'rate')[]>([]);
  const [save, { isLoading, isSuccess, error }] = useSaveCreatorProfileMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = rate.trim() ? centsOf(rate, RATE) : null;
    const wrongTexts = PROFILE_FIELDS.filter((name) => {
      const value = typed[name].trim();
      return isUrl(name) && value !== '' && !/^https:\/\/[^\s/]+/.test(value);
    });
    const found = [...wrongTexts, ...(cents === undefined ? (['rate'] as const) : [])];
    setWrong(found);
    if (found.length > 0 || cents === undefined) return document.getElementById(`profil-${found[0]}`)?.focus();
    const written = Object.fromEntries(PROFILE_FIELDS.map((name) => [name, typed[name].trim() || null]));
    void save({ id: record.id, texts: written as ProfileTexts, rate: cents });
  };
  return (
    <Panel as="form" aria-labelledby="presentation" onSubmit={submit} noValidate>
      <h2 id="presentation">{texts.title}</h2>
      <Soft>{texts.lead}</Soft>
      {PROFILE_FIELDS.map((name) => {
        const field = {
          id: `profil-${name}`,
          label: texts[name],
          maxLength: LONGEST[name],
          error: wrong.includes(name) ? texts.urlInvalid : undefined,
          value: typed[name],
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            setTyped((was) => ({ ...was, [name]: currentTarget.value })),
        };
        if (name === 'bio_long') return <TextArea key={name} rows={8} {...field} />;
        return <Field key={name} type={isUrl(name) ? 'url' : 'text'} {...field} />;
      })}
      <Field
        id="profil-rate"
        label={texts.rate}
        hint={texts.rateHint}
        inputMode="decimal"
        autoComplete="off"
        error={wrong.includes('rate') ? texts.rateInvalid : undefined}
        value={rate}
        onChange={({ currentTarget }) => setRate(currentTarget.value)}
      />
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <Row>
        <Button type="submit" aria-disabled={isLoading}>
          {isLoading ? texts.saving : texts.save}
        </Button>
        <a href="/creator-dashboard/page-publique">{texts.page}</a>
      </Row>
      <p role="status">{isSuccess ? texts.saved : ''}</p>
    </Panel>
  );
}

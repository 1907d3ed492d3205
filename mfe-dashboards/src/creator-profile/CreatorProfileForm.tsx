import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { profileForm } from '@agence/shared-contracts/forms/creator';
import { typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import type { FormEvent } from 'react';
import { creatorProfileTexts } from '../content/applications.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { useForm } from '../member/useForm.ts';
import { type CreatorRecord, useSaveCreatorProfileMutation } from './creatorProfileApi.ts';

const texts = creatorProfileTexts.form;
/** Fields of the form that hold text, in its order. */
const TEXTS = ['bio', 'bio_long', 'company', 'location', 'website_url', 'linkedin_url'] as const;

/** What a creator says of themselves, written by themselves. */
export function CreatorProfileForm({ record }: { readonly record: CreatorRecord }) {
  const form = useForm(profileForm, 'profil', {
    bio: record.bio ?? '',
    bio_long: record.bio_long ?? '',
    company: record.company ?? '',
    location: record.location ?? '',
    website_url: record.website_url ?? '',
    linkedin_url: record.linkedin_url ?? '',
    hourly_rate: record.hourly_rate === null ? '' : typedCents(record.hourly_rate),
  });
  const [save, saved] = useSaveCreatorProfileMutation();
  const { isLoading, error } = saved;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const profile = form.attempt();
    if (profile) void save({ id: record.id, profile });
  };
  return (
    <Panel as="form" aria-labelledby="presentation" onSubmit={submit} noValidate>
      <h2 id="presentation">{texts.title}</h2>
      <Soft>{texts.lead}</Soft>
      {TEXTS.map((name) =>
        name === 'bio_long' ? (
          <TextArea key={name} rows={8} {...form.field(name)} label={texts[name]} />
        ) : (
          <Field key={name} type={name.endsWith('_url') ? 'url' : 'text'} {...form.field(name)} label={texts[name]} />
        ),
      )}
      <Field
        {...form.field('hourly_rate')}
        label={texts.hourly_rate}
        hint={texts.rateHint}
        inputMode="decimal"
        autoComplete="off"
      />
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <Row>
        <Button type="submit" aria-disabled={isLoading}>
          {texts.save}
        </Button>
        <a href="/creator-dashboard/page-publique">{texts.page}</a>
        <SavingLine saving={savingOf(saved)} />
      </Row>
    </Panel>
  );
}

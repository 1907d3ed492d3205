import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { creatorProfileTexts } from '../content/applications.ts';
import { creatorFrameTexts } from '../content/creatorFrame.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { useForm } from '../member/useForm.ts';
import { type CreatorRecord, useSaveCreatorProfileMutation } from './creatorProfileApi.ts';
import { ownProfileForm } from './ownProfileForm.ts';

const texts = creatorProfileTexts.form;
/** Fields of the form, in its order: those that take more than a line, and those of one. */
const STORIES = [
  { name: 'bio', rows: 2 },
  { name: 'bio_long', rows: 8 },
] as const;
const LINES = ['company', 'location', 'website_url', 'linkedin_url'] as const;

/** What a creator says of themselves, written by themselves. */
export function CreatorProfileForm({ record }: { readonly record: CreatorRecord }) {
  const known = {
    bio: record.bio ?? '',
    bio_long: record.bio_long ?? '',
    specialties: record.specialties.join(', '),
    company: record.company ?? '',
    location: record.location ?? '',
    website_url: record.website_url ?? '',
    linkedin_url: record.linkedin_url ?? '',
    hourly_rate: record.hourly_rate === null ? '' : typedCents(record.hourly_rate),
  };
  const form = useForm(ownProfileForm, 'profil', known);
  const isChanged = JSON.stringify(form.typed) !== JSON.stringify(known);
  const [save, saved] = useSaveCreatorProfileMutation();
  const { isLoading, error } = saved;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const profile = form.attempt();
    if (profile) void save({ id: record.id, profile });
  };
  return (
    <Form as="form" aria-labelledby="presentation" onSubmit={submit} noValidate>
      <header>
        <div>
          <h2 id="presentation">{texts.title}</h2>
          <Soft>
            {texts.lead} <a href="/creator-dashboard/page-publique">{creatorFrameTexts.publicPage}</a>.
          </Soft>
        </div>
      </header>
      <h3>{texts.parts.words}</h3>
      {STORIES.map(({ name, rows }) => (
        <TextArea key={name} rows={rows} {...form.field(name)} label={texts[name]} />
      ))}
      <Field {...form.field('specialties')} label={texts.specialties} hint={texts.specialtiesHint} autoComplete="off" />
      <h3>{texts.parts.contact}</h3>
      <Pairs>
        {LINES.map((name) => (
          <Field key={name} type={name.endsWith('_url') ? 'url' : 'text'} {...form.field(name)} label={texts[name]} />
        ))}
      </Pairs>
      <Rate
        {...form.field('hourly_rate')}
        label={texts.hourly_rate}
        hint={texts.rateHint}
        inputMode="decimal"
        autoComplete="off"
      />
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <Save data-changed={isChanged ? '' : undefined}>
        <Button type="submit" aria-disabled={isLoading}>
          {texts.save}
        </Button>
        <a href="/creator-dashboard/page-publique">{texts.page}</a>
        <SavingLine saving={savingOf(saved)} />
      </Save>
    </Form>
  );
}

const Form = styled(Panel)`
  & textarea[rows='2'] {
    min-height: 4.75rem;
  }
  & > h3 {
    margin-bottom: -0.5rem;
    padding-top: 1.1rem;
    border-top: 1px solid var(--ag-line);
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  /* All of it is read in the page, with no line cut. */
  & textarea[rows='8'] {
    max-height: none;
  }
  @media (max-width: 39.99rem) {
    & [type='submit'] {
      flex: 1 1 100%;
    }
  }
  /* Room is made when there is something to say. */
  & [role='status']:empty {
    position: absolute;
  }
`;

/** While something waits to be stored, its button stays in sight; on phones above the bar at the thumb. */
const Save = styled(Row)`
  @media screen and (min-height: 36rem) {
    &[data-changed] {
      position: sticky;
      z-index: 1;
      bottom: 0;
      padding-block: 0.75rem;
      border-top: 1px solid var(--ag-line);
      background: var(--ag-surface);
    }
  }
  @media screen and (min-height: 36rem) and (max-width: 39.99rem) {
    &[data-changed] {
      bottom: 4rem;
    }
  }
`;

/** As wide as what is typed in it needs. */
const Rate = styled(Field)`
  max-width: 10rem;
`;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 1.25rem;
`;

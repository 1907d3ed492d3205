import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { sponsorForm } from '@agence/shared-contracts/forms/catalogue';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import type { FormEvent } from 'react';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { useForm } from '../member/useForm.ts';
import { type Sponsor, useSaveSponsorMutation } from './catalogueApi.ts';
import { Tick } from './EditForm.tsx';
import { EntryForm } from './EntryForm.tsx';

const texts = catalogueKeepingTexts.sponsors;

/** What is said of a sponsor. */
export function SponsorForm({ sponsor, onClose }: { readonly sponsor?: Sponsor; readonly onClose: () => void }) {
  const [save, { isLoading, error }] = useSaveSponsorMutation();
  const form = useForm(sponsorForm, `commanditaire-${sponsor?.id ?? 'nouveau'}`, {
    company: sponsor?.company_name ?? '',
    website: sponsor?.website_url ?? '',
    about: sponsor?.description ?? '',
    active: sponsor?.is_active ?? true,
  });
  const isTaken = (error as { code?: string } | undefined)?.code === 'name_taken';
  const company = form.field('company');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const saved = await save({ sponsor: sponsor?.id ?? null, ...said });
    if (!saved.error) onClose();
  };
  return (
    <EntryForm isSaving={isLoading} error={isTaken ? undefined : error} onSubmit={submit} onClose={onClose}>
      <Field
        {...company}
        label={texts.name}
        autoFocus
        autoComplete="off"
        error={company.error ?? (isTaken ? backendErrorText(error) : undefined)}
      />
      <Field {...form.field('website')} label={texts.website} type="url" autoComplete="off" />
      <div className="whole">
        <TextArea {...form.field('about')} label={texts.about} rows={2} />
      </div>
      <Tick className="whole">
        <input
          type="checkbox"
          checked={form.typed.active}
          onChange={({ currentTarget }) => form.change({ active: currentTarget.checked })}
        />
        {texts.active}
      </Tick>
    </EntryForm>
  );
}

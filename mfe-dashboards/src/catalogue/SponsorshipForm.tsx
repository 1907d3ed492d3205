import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { sponsorshipForm } from '@agence/shared-contracts/forms/catalogue';
import { typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { Field } from '@agence/shared-contracts/ui/Field';
import type { FormEvent } from 'react';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { useForm } from '../member/useForm.ts';
import { CourseAddress } from './CourseAddress.tsx';
import { type Sponsorship, useSaveSponsorshipMutation } from './catalogueApi.ts';
import { Tick } from './EditForm.tsx';
import { EntryForm } from './EntryForm.tsx';

const texts = catalogueKeepingTexts.sponsors;
interface SponsorshipFormProps {
  readonly sponsor: string;
  readonly sponsorship?: Sponsorship;
  readonly onClose: () => void;
}

/** Amount and days of what a sponsor supports; which course it is stays as it was. */
export function SponsorshipForm({ sponsor, sponsorship, onClose }: SponsorshipFormProps) {
  const [save, { isLoading, error }] = useSaveSponsorshipMutation();
  const form = useForm(sponsorshipForm, `soutien-${sponsorship?.id ?? 'nouveau'}`, {
    course: sponsorship ? null : '',
    cents: sponsorship ? typedCents(sponsorship.amount) : '',
    starts: sponsorship?.starts_on ?? isoDate(new Date()),
    ends: sponsorship?.ends_on ?? '',
    active: sponsorship?.is_active ?? true,
  });
  const address = form.field('course');
  const isUnknown = (error as { code?: string } | undefined)?.code === 'formation_not_found';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const saved = await save({ sponsorship: sponsorship?.id ?? null, sponsor, ...said });
    if (!saved.error) onClose();
  };
  return (
    <EntryForm isSaving={isLoading} error={isUnknown ? undefined : error} onSubmit={submit} onClose={onClose}>
      {sponsorship ? null : (
        <CourseAddress {...address} error={address.error ?? (isUnknown ? backendErrorText(error) : undefined)} />
      )}
      <div className="whole">
        <Field {...form.field('cents')} label={texts.amount} inputMode="decimal" autoComplete="off" />
      </div>
      <Field {...form.field('starts')} label={catalogueKeepingTexts.featured.from} type="date" />
      <Field {...form.field('ends')} label={catalogueKeepingTexts.featured.until} type="date" />
      <Tick className="whole">
        <input
          type="checkbox"
          checked={form.typed.active}
          onChange={({ currentTarget }) => form.change({ active: currentTarget.checked })}
        />
        {texts.isOn}
      </Tick>
    </EntryForm>
  );
}

import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { centsOf, typedCents } from '../member/typedAmount.ts';
import { pathEnd } from '../moderation/pathEnd.ts';
import { isoDay } from '../orders/dates.ts';
import { CourseAddress } from './CourseAddress.tsx';
import { type Sponsorship, useSaveSponsorshipMutation } from './catalogueApi.ts';
import { Tick } from './EditForm.tsx';
import { EntryForm } from './EntryForm.tsx';

const texts = catalogueKeepingTexts.sponsors;
/** What one sponsorship comes to, in cents. */
const AMOUNTS = { least: 100, most: 100_000_000 };

interface SponsorshipFormProps {
  readonly sponsor: string;
  readonly sponsorship?: Sponsorship;
  readonly onClose: () => void;
}

/** Amount and days of what a sponsor supports; which course it is stays as it was. */
export function SponsorshipForm({ sponsor, sponsorship, onClose }: SponsorshipFormProps) {
  const [save, { isLoading, error }] = useSaveSponsorshipMutation();
  const [address, setAddress] = useState('');
  const [amount, setAmount] = useState(sponsorship ? typedCents(sponsorship.amount) : '');
  const [from, setFrom] = useState(sponsorship?.starts_on ?? isoDay(new Date()));
  const [until, setUntil] = useState(sponsorship?.ends_on ?? '');
  const [active, setActive] = useState(sponsorship?.is_active ?? true);
  const [isTried, setTried] = useState(false);
  const id = sponsorship?.id ?? 'nouveau';
  const name = pathEnd(address);
  const cents = centsOf(amount, AMOUNTS);
  const wrong = {
    address: sponsorship || name ? undefined : catalogueKeepingTexts.course.missing,
    amount: cents === undefined ? texts.amountInvalid : undefined,
    from: from ? undefined : catalogueKeepingTexts.featured.noStart,
    until: !until ? texts.noEnd : until < from ? catalogueKeepingTexts.featured.badDays : undefined,
  };
  const isUnknown = (error as { code?: string } | undefined)?.code === 'formation_not_found';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.entries(wrong).find(([, problem]) => problem) ?? [];
    if (first || cents === undefined) return document.getElementById(`soutien-${id}-${first}`)?.focus();
    const saved = await save({
      ...{ sponsorship: sponsorship?.id ?? null, sponsor, course: sponsorship ? null : name },
      ...{ cents, starts: from, ends: until, active },
    });
    if (!saved.error) onClose();
  };
  return (
    <EntryForm isSaving={isLoading} error={isUnknown ? undefined : error} onSubmit={submit} onClose={onClose}>
      {sponsorship ? null : (
        <CourseAddress
          id={`soutien-${id}-address`}
          value={address}
          error={isTried && wrong.address ? wrong.address : isUnknown ? backendErrorText(error) : undefined}
          onChange={setAddress}
        />
      )}
      <div className="whole">
        <Field
          id={`soutien-${id}-amount`}
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          error={isTried ? wrong.amount : undefined}
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      </div>
      <Field
        id={`soutien-${id}-from`}
        label={catalogueKeepingTexts.featured.from}
        type="date"
        error={isTried ? wrong.from : undefined}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <Field
        id={`soutien-${id}-until`}
        label={catalogueKeepingTexts.featured.until}
        type="date"
        error={isTried ? wrong.until : undefined}
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <Tick className="whole">
        <input type="checkbox" checked={active} onChange={({ currentTarget }) => setActive(currentTarget.checked)} />
        {texts.isOn}
      </Tick>
    </EntryForm>
  );
}

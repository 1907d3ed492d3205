import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { pathEnd } from '../moderation/pathEnd.ts';
import { isoDay } from '../orders/dates.ts';
import { CourseAddress } from './CourseAddress.tsx';
import { type Featured, useFeatureCourseMutation } from './catalogueApi.ts';
import { EntryForm } from './EntryForm.tsx';

const texts = catalogueKeepingTexts.featured;

/** The days on which a course is featured, of one that is or of one that is named by its address. */
export function FeaturedForm({ course, onClose }: { readonly course?: Featured; readonly onClose: () => void }) {
  const [save, { isLoading, error }] = useFeatureCourseMutation();
  const [address, setAddress] = useState('');
  const [from, setFrom] = useState(course?.starts_on ?? isoDay(new Date()));
  const [until, setUntil] = useState(course?.ends_on ?? '');
  const [isTried, setTried] = useState(false);
  const id = course?.id ?? 'nouvelle';
  const name = course?.slug ?? pathEnd(address);
  const wrong = {
    address: name ? undefined : catalogueKeepingTexts.course.missing,
    from: from ? undefined : texts.noStart,
    until: until && from && until < from ? texts.badDays : undefined,
  };
  const isUnknown = (error as { code?: string } | undefined)?.code === 'formation_not_found' && !course;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.entries(wrong).find(([, problem]) => problem) ?? [];
    if (first) return document.getElementById(`vedette-${id}-${first}`)?.focus();
    const saved = await save({ course: name, starts: from, ends: until || null });
    if (!saved.error) onClose();
  };
  return (
    <EntryForm isSaving={isLoading} error={isUnknown ? undefined : error} onSubmit={submit} onClose={onClose}>
      {course ? null : (
        <CourseAddress
          id={`vedette-${id}-address`}
          value={address}
          error={isTried && wrong.address ? wrong.address : isUnknown ? backendErrorText(error) : undefined}
          onChange={setAddress}
        />
      )}
      <Field
        id={`vedette-${id}-from`}
        label={texts.from}
        type="date"
        error={isTried ? wrong.from : undefined}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <Field
        id={`vedette-${id}-until`}
        label={texts.until}
        hint={texts.untilHint}
        type="date"
        error={isTried ? wrong.until : undefined}
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
    </EntryForm>
  );
}

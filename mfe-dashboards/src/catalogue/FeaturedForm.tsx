import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { featuredForm } from '@agence/shared-contracts/forms/catalogue';
import { Field } from '@agence/shared-contracts/ui/Field';
import type { FormEvent } from 'react';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { useForm } from '../member/useForm.ts';
import { CourseAddress } from './CourseAddress.tsx';
import { type Featured, useFeatureCourseMutation } from './catalogueApi.ts';
import { EntryForm } from './EntryForm.tsx';
import { RemoveButton } from './RemoveButton.tsx';

const texts = catalogueKeepingTexts.featured;

interface FeaturedFormProps {
  readonly course?: Featured;
  readonly onClose: () => void;
  readonly onRemove?: () => void;
}

/** The days on which a course is featured, of one that is or of one that is named by its address. */
export function FeaturedForm({ course, onClose, onRemove }: FeaturedFormProps) {
  const [save, { isLoading, error }] = useFeatureCourseMutation();
  const form = useForm(featuredForm, `vedette-${course?.id ?? 'nouvelle'}`, {
    course: course?.slug ?? '',
    starts: course?.starts_on ?? isoDate(new Date()),
    ends: course?.ends_on ?? '',
  });
  const address = form.field('course');
  const isUnknown = (error as { code?: string } | undefined)?.code === 'formation_not_found' && !course;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const saved = await save(said);
    if (!saved.error) onClose();
  };
  return (
    <EntryForm
      isSaving={isLoading}
      error={isUnknown ? undefined : error}
      onSubmit={submit}
      onClose={onClose}
      remove={
        course ? (
          <RemoveButton type="button" aria-label={texts.removeOne(course.title)} onClick={onRemove}>
            {texts.remove}
          </RemoveButton>
        ) : null
      }
    >
      {course ? null : (
        <CourseAddress {...address} error={address.error ?? (isUnknown ? backendErrorText(error) : undefined)} />
      )}
      <Field {...form.field('starts')} label={texts.from} type="date" />
      <Field {...form.field('ends')} label={texts.until} hint={texts.untilHint} type="date" />
    </EntryForm>
  );
}

import { Field } from '@agence/shared-contracts/ui/Field';
import type { FieldOfCourse } from './CourseFields.tsx';

/** How long a course takes, in minutes. */
export function DurationField({ value, texts, onChange }: FieldOfCourse) {
  return (
    <Field
      id="duree"
      label={texts.duration}
      inputMode="numeric"
      value={value.duration}
      onChange={({ currentTarget }) => onChange({ duration: currentTarget.value })}
    />
  );
}

import { newCourseForm } from '@agence/shared-contracts/forms/course';
import { longest } from '@agence/shared-contracts/forms/judge';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import type { FieldOfCourse } from './CourseFields.tsx';

interface PromiseFieldsProps extends FieldOfCourse {
  /** Why the title cannot be saved as it is. */
  readonly titleError?: string | undefined;
}

/** What the catalogue shows of a course: its title and what it promises in some lines. */
export function PromiseFields({ value, texts, titleError, onChange }: PromiseFieldsProps) {
  return (
    <>
      <Field
        id="titre"
        label={texts.title}
        {...(texts.titleHint ? { hint: texts.titleHint } : {})}
        error={titleError}
        maxLength={longest(newCourseForm, 'title')}
        required
        value={value.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextArea
        id="description"
        label={texts.description}
        hint={texts.descriptionHint}
        rows={3}
        maxLength={longest(newCourseForm, 'description')}
        value={value.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
    </>
  );
}

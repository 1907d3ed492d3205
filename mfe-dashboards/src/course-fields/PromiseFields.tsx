import { newCourseForm } from '@agence/shared-contracts/forms/course';
import { longest } from '@agence/shared-contracts/forms/judge';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import styled from 'styled-components';
import type { FieldOfCourse } from './CourseFields.tsx';

interface PromiseFieldsProps extends FieldOfCourse {
  /** Why the title cannot be saved as it is. */
  readonly titleError?: string | undefined;
}

/** What the catalogue shows of a course: its title and what it promises in some lines. */
export function PromiseFields({ value, texts, titleError, onChange }: PromiseFieldsProps) {
  return (
    <>
      <Title
        rows={1}
        id="titre"
        label={texts.title}
        {...(texts.titleHint ? { hint: texts.titleHint } : {})}
        error={titleError}
        maxLength={longest(newCourseForm, 'title')}
        required
        value={value.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
        // A title has no lines of its own: the key does what it does in a field of one.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
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

/** On a phone a long one is seen whole. */
const Title = styled(TextArea)`
  && {
    min-height: 3rem;
    resize: none;
  }
`;

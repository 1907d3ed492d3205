import type { newCourseForm } from '@agence/shared-contracts/forms/course';
import type { Typed } from '@agence/shared-contracts/forms/judge';
import { CategoryField } from './CategoryField.tsx';
import { DurationField } from './DurationField.tsx';
import { FieldRow } from './FieldRow.tsx';
import { LevelField } from './LevelField.tsx';
import { PromiseFields } from './PromiseFields.tsx';

/** A new course as it is typed. */
export type CourseBasics = Typed<typeof newCourseForm>;

/** What each of its fields is given. */
export interface FieldOfCourse {
  readonly value: CourseBasics;
  readonly texts: Readonly<Record<keyof CourseBasics | 'descriptionHint', string>> & { readonly titleHint?: string };
  readonly onChange: (part: Partial<CourseBasics>) => void;
}

/** The fields of a new course. */
export function CourseFields(props: FieldOfCourse) {
  return (
    <>
      <PromiseFields {...props} />
      <FieldRow>
        <LevelField {...props} />
        <CategoryField {...props} />
        <DurationField {...props} />
      </FieldRow>
    </>
  );
}

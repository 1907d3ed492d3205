import { LEVEL_LABELS, type Level } from '@agence/shared-contracts/backend/level';
import { newCourseForm } from '@agence/shared-contracts/forms/course';
import { longest, type Typed } from '@agence/shared-contracts/forms/judge';
import { Field, Select, TextArea } from '@agence/shared-contracts/ui/Field';
import { useCategoriesQuery } from '../studio/studioApi.ts';
import { FieldRow } from './FieldRow.tsx';

/** A new course as it is typed. */
export type CourseBasics = Typed<typeof newCourseForm>;

interface CourseFieldsProps {
  readonly value: CourseBasics;
  readonly texts: Readonly<Record<keyof CourseBasics | 'descriptionHint', string>> & { readonly titleHint?: string };
  /** Why the title cannot be saved as it is. */
  readonly titleError?: string | undefined;
  readonly onChange: (part: Partial<CourseBasics>) => void;
}

/** The fields of a course that the creation form and the editor share. */
export function CourseFields({ value, texts, titleError, onChange }: CourseFieldsProps) {
  const categories = useCategoriesQuery();
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
      <FieldRow>
        <Select
          id="niveau"
          label={texts.level}
          value={value.level}
          onChange={({ currentTarget }) => onChange({ level: currentTarget.value as Level })}
        >
          {Object.entries(LEVEL_LABELS).map(([level, label]) => (
            <option key={level} value={level}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          id="categorie"
          label={texts.category}
          value={value.category}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
        >
          {categories.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field
          id="duree"
          label={texts.duration}
          inputMode="numeric"
          value={value.duration}
          onChange={({ currentTarget }) => onChange({ duration: currentTarget.value })}
        />
      </FieldRow>
    </>
  );
}

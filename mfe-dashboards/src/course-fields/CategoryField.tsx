import { Select } from '@agence/shared-contracts/ui/Field';
import { useCategoriesQuery } from '../studio/studioApi.ts';
import type { FieldOfCourse } from './CourseFields.tsx';

/** Where the catalogue has a course. */
export function CategoryField({ value, texts, onChange }: FieldOfCourse) {
  const { data: categories = [] } = useCategoriesQuery();
  return (
    <Select
      id="categorie"
      label={texts.category}
      value={value.category}
      onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
    >
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

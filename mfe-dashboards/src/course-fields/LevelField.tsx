import { LEVEL_LABELS, type Level } from '@agence/shared-contracts/backend/level';
import { Select } from '@agence/shared-contracts/ui/Field';
import type { FieldOfCourse } from './CourseFields.tsx';

/** How much a course asks of who takes it. */
export function LevelField({ value, texts, onChange }: FieldOfCourse) {
  return (
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
  );
}

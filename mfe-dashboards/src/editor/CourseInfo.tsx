import { LEVEL_LABELS, type Level } from '@agence/shared-contracts/backend/schema';
import { Field, Select, TextArea } from '@agence/shared-contracts/ui/Field';
import { editorTexts } from '../content/studio.ts';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import { useAutosave } from '../drafts/useAutosave.ts';
import { Panel } from '../member/Panel.tsx';
import { useCategoriesQuery } from '../studio/studioApi.ts';
import { toDraft, toFields } from './courseDraft.ts';
import { type EditedCourse, useSaveCourseMutation } from './editorApi.ts';
import { FieldRow } from './FieldRow.tsx';

const texts = editorTexts.info;
const lists = [
  ['learning_objectives', texts.objectives],
  ['prerequisites', texts.prerequisites],
  ['target_audience', texts.audience],
  ['skills_gained', texts.skills],
  ['tags', texts.tags],
] as const;

/** What a course says about itself; saved while it is typed. */
export function CourseInfo({ course }: { readonly course: EditedCourse }) {
  const categories = useCategoriesQuery();
  const [saveCourse] = useSaveCourseMutation();
  const { value, change, flush, state, savedAt } = useAutosave({
    name: `course:${course.id}`,
    saved: toDraft(course),
    isValid: ({ title }) => title.trim() !== '',
    save: async (draft) => !('error' in (await saveCourse({ id: course.id, fields: toFields(draft) }))),
  });
  return (
    <Panel aria-labelledby="presentation">
      <header>
        <h2 id="presentation">{editorTexts.sections.info}</h2>
        <SaveStatus state={state} savedAt={savedAt} onRetry={() => void flush()} />
      </header>
      <Field
        id="course-title"
        label={texts.title}
        maxLength={160}
        error={value.title.trim() === '' ? texts.titleMissing : undefined}
        value={value.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextArea
        id="course-description"
        label={texts.description}
        hint={texts.descriptionHint}
        rows={3}
        maxLength={600}
        value={value.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <FieldRow>
        <Select
          id="course-level"
          label={texts.level}
          value={value.level}
          onChange={({ currentTarget }) => change({ level: currentTarget.value as Level })}
        >
          {Object.entries(LEVEL_LABELS).map(([level, label]) => (
            <option key={level} value={level}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          id="course-category"
          label={texts.category}
          value={value.category_id}
          onChange={({ currentTarget }) => change({ category_id: currentTarget.value })}
        >
          {categories.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field
          id="course-duration"
          label={texts.duration}
          inputMode="numeric"
          value={value.duration}
          onChange={({ currentTarget }) => change({ duration: currentTarget.value })}
        />
      </FieldRow>
      <TextArea
        id="course-long"
        label={texts.long}
        hint={texts.longHint}
        rows={8}
        value={value.long_description}
        onChange={({ currentTarget }) => change({ long_description: currentTarget.value })}
      />
      <FieldRow>
        {lists.map(([field, label]) => (
          <TextArea
            key={field}
            id={`course-${field}`}
            label={label}
            hint={texts.perLine}
            rows={4}
            value={value[field]}
            onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
          />
        ))}
      </FieldRow>
    </Panel>
  );
}

import { courseForm } from '@agence/shared-contracts/forms/course';
import { judge, longest } from '@agence/shared-contracts/forms/judge';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { editorTexts } from '../content/editor.ts';
import { CategoryField } from '../course-fields/CategoryField.tsx';
import { DurationField } from '../course-fields/DurationField.tsx';
import { FieldRow } from '../course-fields/FieldRow.tsx';
import { LevelField } from '../course-fields/LevelField.tsx';
import { PromiseFields } from '../course-fields/PromiseFields.tsx';
import { ChangedElsewhere } from '../drafts/ChangedElsewhere.tsx';
import { useAutosave } from '../drafts/useAutosave.ts';
import { useCategoriesQuery } from '../studio/studioApi.ts';
import { storedCourse, toFields } from './courseDraft.ts';
import { EditorSection, EditorSections } from './EditorSection.tsx';
import { type EditedCourse, refusalOf, useEditedCourseQuery, useSaveCourseMutation } from './editorApi.ts';
import { useSavedPart } from './savedParts.ts';

const texts = editorTexts.info;

/** What a course says about itself, question by question; saved while it is typed. */
export function CourseInfo({ course }: { readonly course: EditedCourse }) {
  const { refetch } = useEditedCourseQuery(course.id);
  const [saveCourse] = useSaveCourseMutation();
  const { data: categories = [] } = useCategoriesQuery();
  const draft = useAutosave({
    name: `course:${course.id}`,
    stored: storedCourse(course),
    isValid: (value) => judge(courseForm, value).stored !== undefined,
    async save(value, [revision = 0]) {
      const { stored } = judge(courseForm, value);
      if (!stored) return 'failed';
      const saved = await saveCourse({ id: course.id, fields: { ...toFields(stored), revision } });
      return 'error' in saved ? refusalOf(saved.error) : [saved.data];
    },
    async reload() {
      const { data } = await refetch();
      return data ? storedCourse(data) : undefined;
    },
  });
  useSavedPart('course', draft);
  const { value, change } = draft;
  const { problems } = judge(courseForm, value);
  const fields = { value, texts, onChange: change };
  const list = (field: 'learning_objectives' | 'prerequisites' | 'target_audience' | 'skills_gained' | 'tags') => (
    // Each as wide as the panel: a line that breaks would look like two entries.
    <TextArea
      id={`course-${field}`}
      label={texts[field]}
      hint={editorTexts.perLine}
      rows={3}
      value={value[field]}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  );
  return (
    <>
      <ChangedElsewhere
        title={editorTexts.changed.title}
        mine={value}
        theirs={draft.theirs}
        labels={texts}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
      />
      <EditorSections>
        <EditorSection
          {...{ id: 'promesse', ...editorTexts.parts.promise }}
          typed={[value.description, value.title, value.long_description]}
        >
          <PromiseFields {...fields} titleError={problems.title} />
          <TextArea
            id="course-long"
            label={texts.long_description}
            hint={editorTexts.paragraphs}
            rows={6}
            maxLength={longest(courseForm, 'long_description')}
            error={problems.long_description}
            value={value.long_description}
            onChange={({ currentTarget }) => change({ long_description: currentTarget.value })}
          />
        </EditorSection>
        <EditorSection
          {...{ id: 'pour-qui', ...editorTexts.parts.people }}
          typed={[value.target_audience, value.prerequisites]}
        >
          <LevelField {...fields} />
          {list('target_audience')}
          {list('prerequisites')}
        </EditorSection>
        <EditorSection
          {...{ id: 'acquis', ...editorTexts.parts.gains }}
          typed={[value.learning_objectives, value.skills_gained]}
        >
          {list('learning_objectives')}
          {list('skills_gained')}
        </EditorSection>
        <EditorSection
          {...{ id: 'classement', ...editorTexts.parts.filing }}
          typed={[value.tags, value.duration]}
          // Tags are words of addresses.
          said={categories.find(({ id }) => id === value.category)?.name ?? ''}
        >
          <FieldRow>
            <CategoryField {...fields} />
            <DurationField {...fields} />
          </FieldRow>
          {list('tags')}
        </EditorSection>
      </EditorSections>
    </>
  );
}

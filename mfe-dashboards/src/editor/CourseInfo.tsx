import { courseForm } from '@agence/shared-contracts/forms/course';
import { judge, longest } from '@agence/shared-contracts/forms/judge';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { CourseFields } from '../course-fields/CourseFields.tsx';
import { ChangedElsewhere } from '../drafts/ChangedElsewhere.tsx';
import { useAutosave } from '../drafts/useAutosave.ts';
import { Panel } from '../member/Panel.tsx';
import { storedCourse, toFields } from './courseDraft.ts';
import { type EditedCourse, refusalOf, useEditedCourseQuery, useSaveCourseMutation } from './editorApi.ts';
import { useSavedPart } from './savedParts.ts';

const texts = editorTexts.info;
const lists = ['learning_objectives', 'prerequisites', 'target_audience', 'skills_gained'] as const;

/** What a course says about itself; saved while it is typed. */
export function CourseInfo({ course }: { readonly course: EditedCourse }) {
  const { refetch } = useEditedCourseQuery(course.id);
  const [saveCourse] = useSaveCourseMutation();
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
  const list = (field: (typeof lists)[number] | 'tags') => (
    <TextArea
      key={field}
      id={`course-${field}`}
      label={texts[field]}
      hint={editorTexts.perLine}
      rows={4}
      value={value[field]}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  );
  return (
    <Panel aria-labelledby="presentation">
      <h2 id="presentation">{editorTexts.sections.info}</h2>
      <ChangedElsewhere
        title={editorTexts.changed.title}
        mine={value}
        theirs={draft.theirs}
        labels={texts}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
      />
      <CourseFields value={value} texts={texts} titleError={problems.title} onChange={change} />
      <TextArea
        id="course-long"
        label={texts.long_description}
        hint={editorTexts.paragraphs}
        rows={8}
        maxLength={longest(courseForm, 'long_description')}
        error={problems.long_description}
        value={value.long_description}
        onChange={({ currentTarget }) => change({ long_description: currentTarget.value })}
      />
      <Lists>{lists.map(list)}</Lists>
      {list('tags')}
    </Panel>
  );
}

/* Each as wide as the panel: a line that breaks would look like two entries. */
const Lists = styled.div`
  display: grid;
  gap: 1.25rem;
  grid-template-columns: minmax(0, 1fr);
`;

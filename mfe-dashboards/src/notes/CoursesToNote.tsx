import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { notesTexts } from '../content/notes.ts';
import { CourseList, CourseRow, rowOf } from '../learner/CourseRow.tsx';
import { useCoursesQuery, useReachedModulesQuery } from '../learner/learnerApi.ts';
import { standingIn } from '../learner/standing.ts';
import { ModulesToNote } from './ModulesToNote.tsx';
import type { ModuleNote } from './readNotes.ts';

/** How many stand there. */
const MODULES = 5;
const COURSES = 3;

interface CoursesToNoteProps {
  /** What is noted already, the newest first. */
  readonly notes: readonly ModuleNote[];
  /** Id of a course to which the page leads already. */
  readonly besides?: string | undefined;
}

/**
 * Where somebody could write a note: in the other modules of the course with the newest one, then in the courses that they follow and
 * that have none, in the order of `/formations-access`.
 */
export default function CoursesToNote({ notes, besides }: CoursesToNoteProps) {
  const { data: courses = [] } = useCoursesQuery();
  const reached = useReachedModulesQuery();
  const noted = new Set(notes.flatMap(({ module, formation }) => [module.id, formation.id]));
  const current = courses.find(({ formation }) => formation.id === notes[0]?.formation.id)?.formation;
  const modules = current?.modules.filter(({ id }) => !noted.has(id)).slice(0, MODULES) ?? [];
  const others = courses.filter(({ formation: { id } }) => id !== besides && !noted.has(id));
  if (modules.length + others.length === 0) return null;
  return (
    <Section aria-labelledby="a-noter">
      <h2 id="a-noter">{notesTexts.empty.courses}</h2>
      {current && modules.length > 0 ? (
        <>
          <Soft>{current.title}</Soft>
          <ModulesToNote course={current} modules={modules} />
        </>
      ) : null}
      {others.length > 0 ? (
        <CourseList>
          {others
            .sort(
              (one, other) =>
                Number(one.completed_at !== null) - Number(other.completed_at !== null) ||
                Number(other.progress_percentage > 0) - Number(one.progress_percentage > 0),
            )
            .slice(0, COURSES)
            .map((course) => (
              <CourseRow key={course.formation.id} {...rowOf(course, standingIn(course, reached.data))} />
            ))}
        </CourseList>
      ) : null}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
  & > h2 {
    margin-top: 0.75rem;
    font-size: 1.25rem;
  }
  & > h2 + p {
    margin-top: -0.5rem;
  }
`;

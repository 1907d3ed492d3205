import styled from 'styled-components';
import { notesTexts } from '../content/notes.ts';
import { CourseList, CourseRow, rowOf } from '../learner/CourseRow.tsx';
import { useCoursesQuery, useReachedModulesQuery } from '../learner/learnerApi.ts';
import { standingIn } from '../learner/standing.ts';

/** How many stand where nothing is noted yet. */
const SHOWN = 3;

/** Where somebody without a note could write one: in the courses that they follow, in the order of `/formations-access`. */
export default function CoursesToNote() {
  const { data: courses } = useCoursesQuery();
  const reached = useReachedModulesQuery();
  if (!courses?.length) return null;
  return (
    <section aria-labelledby="a-noter">
      <Heading id="a-noter">{notesTexts.empty.courses}</Heading>
      <CourseList>
        {[...courses]
          .sort(
            (one, other) =>
              Number(one.completed_at !== null) - Number(other.completed_at !== null) ||
              Number(other.progress_percentage > 0) - Number(one.progress_percentage > 0),
          )
          .slice(0, SHOWN)
          .map((course) => (
            <CourseRow key={course.formation.id} {...rowOf(course, standingIn(course, reached.data))} />
          ))}
      </CourseList>
    </section>
  );
}

const Heading = styled.h2`
  margin-block: 0.75rem 0.9rem;
  font-size: 1.25rem;
`;

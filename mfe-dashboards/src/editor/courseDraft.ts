import type { courseForm } from '@agence/shared-contracts/forms/course';
import type { Stored as Saved, Typed } from '@agence/shared-contracts/forms/judge';
import type { Stored } from '../drafts/useAutosave.ts';
import type { CourseFields, EditedCourse } from './editorApi.ts';

/** The presentation of a course as it is typed: lists are lines of text. */
export type CourseDraft = Typed<typeof courseForm>;

export function toDraft(course: EditedCourse): CourseDraft {
  return {
    title: course.title,
    description: course.description,
    long_description: course.long_description,
    level: course.level,
    category: course.category_id,
    duration: String(course.estimated_duration_minutes),
    tags: course.tags.join('\n'),
    learning_objectives: course.learning_objectives.join('\n'),
    prerequisites: course.prerequisites.join('\n'),
    target_audience: course.target_audience.join('\n'),
    skills_gained: course.skills_gained.join('\n'),
  };
}

export const storedCourse = (course: EditedCourse): Stored<CourseDraft> => ({
  value: toDraft(course),
  revision: [course.revision],
});

/** The columns of a course that is typed. */
export function toFields({ category, duration, ...said }: Saved<typeof courseForm>): CourseFields {
  return { ...said, category_id: category, estimated_duration_minutes: duration };
}

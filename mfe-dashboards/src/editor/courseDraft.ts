import type { CourseBasics } from '../course-fields/CourseFields.tsx';
import type { Stored } from '../drafts/useAutosave.ts';
import { parseDuration } from '../studio/newCourse.ts';
import type { CourseFields, EditedCourse } from './editorApi.ts';

/** The presentation of a course as it is typed: lists are lines of text. */
export interface CourseDraft extends CourseBasics {
  readonly long_description: string;
  readonly tags: string;
  readonly learning_objectives: string;
  readonly prerequisites: string;
  readonly target_audience: string;
  readonly skills_gained: string;
}

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

export function toFields({ duration, ...draft }: CourseDraft): CourseFields {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    long_description: draft.long_description.trim(),
    level: draft.level,
    category_id: draft.category,
    estimated_duration_minutes: parseDuration(duration),
    tags: lines(draft.tags),
    learning_objectives: lines(draft.learning_objectives),
    prerequisites: lines(draft.prerequisites),
    target_audience: lines(draft.target_audience),
    skills_gained: lines(draft.skills_gained),
  };
}

/** The lines of a text that say something. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

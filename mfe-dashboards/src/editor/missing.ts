import type { EditedCourse } from './editorApi.ts';

/** What a course needs before it can be published (AMB-44); the database checks the same. */
export const publishSteps = ['title', 'description', 'thumbnail', 'module'] as const;
export type PublishStep = (typeof publishSteps)[number];

export function missingSteps(
  course: Pick<EditedCourse, 'title' | 'description' | 'thumbnail_url'> & {
    readonly modules: readonly Pick<EditedCourse['modules'][number], 'is_published'>[];
  },
): PublishStep[] {
  const isThere: Record<PublishStep, boolean> = {
    title: course.title.trim() !== '',
    description: course.description.trim() !== '',
    thumbnail: course.thumbnail_url !== null,
    module: course.modules.some(({ is_published }) => is_published),
  };
  return publishSteps.filter((step) => !isThere[step]);
}

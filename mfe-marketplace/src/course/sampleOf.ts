import type { CourseWithPreviews } from './readCourse.ts';

/** The first module of a course that anybody may read, with its text; undefined where there is none. */
export function sampleOf({ modules, previews }: Pick<CourseWithPreviews, 'modules' | 'previews'>) {
  const [sample] = modules.flatMap((module) => {
    const text = previews.find(({ order_index }) => order_index === module.order_index);
    return text ? [{ ...module, ...text }] : [];
  });
  return sample;
}

/** The film that shows a course: its own, or that of its sample. */
export const filmOf = (course: CourseWithPreviews) => course.video_preview_url ?? sampleOf(course)?.video_url;

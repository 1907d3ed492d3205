import { moduleProgressSchema } from '@agence/shared-contracts/backend/learner';
import { moduleContentSchema, moduleSchema, premiumSchema } from '@agence/shared-contracts/backend/schema';
import * as v from 'valibot';
import { read } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const COURSE_COLUMNS = `id,slug,title,is_published,creator_id,creator:creators(name,slug),
premium:premium_formations(price,is_subscription,subscription_interval),
modules:formation_modules(id,title,description,duration_minutes,order_index,is_published,is_preview)`.replaceAll(
  '\n',
  '',
);

const courseSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  is_published: v.boolean(),
  creator_id: v.string(),
  creator: v.object({ name: v.string(), slug: v.string() }),
  premium: v.nullable(premiumSchema),
  modules: v.array(moduleSchema),
});
export type ViewerCourse = v.InferOutput<typeof courseSchema>;

const contentSchema = v.object({ ...moduleContentSchema.entries, captions_url: v.nullish(v.string()) });
export type ViewerContent = v.InferOutput<typeof contentSchema>;

const progressSchema = v.object({
  ...moduleProgressSchema.entries,
  watched: v.nullish(v.string()),
  notes_updated_at: v.nullish(v.string()),
});
export type SavedProgress = v.InferOutput<typeof progressSchema>;

/** What belongs to the course's page: null when there is no such course for this person. */
export interface ViewerData {
  readonly course: ViewerCourse;
  /** The person teaches this course: nothing is recorded. */
  readonly isOwn: boolean;
  /** The person may follow the whole course; without that only previews are readable, and nothing is recorded. */
  readonly hasAccess: boolean;
  /** Readable texts and videos by module; one that nobody has written yet is missing too. */
  readonly contents: Readonly<Record<string, ViewerContent>>;
}

export const viewerApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    viewer: build.query<ViewerData | null, string>({
      async queryFn(slug, api) {
        const [course, own] = await Promise.all([readCourse(slug, api), readOwnCreatorId(undefined, api)]);
        if ('error' in course) return course;
        if (course.data === null) return { data: null };
        if ('error' in own) return own;
        const contents = await readContents(
          course.data.modules.map(({ id }) => id),
          api,
        );
        if ('error' in contents) return contents;
        const byModule = Object.fromEntries(contents.data.map((content) => [content.module_id, content]));
        const isOwn = own.data === course.data.creator_id;
        const hasAccess = isOwn || canFollow(course.data, byModule);
        return { data: { course: course.data, isOwn, hasAccess, contents: byModule } };
      },
    }),
    moduleProgress: build.query<SavedProgress[], string>({
      queryFn: read(
        (database, formationId) => database.from('user_module_progress').select('*').eq('formation_id', formationId),
        (rows) => v.parse(v.array(progressSchema), rows),
      ),
    }),
  }),
});

export const { useViewerQuery, useModuleProgressQuery } = viewerApi;

/** The database lets a person read a paid module only with the right to the course (AMB-38). */
function canFollow({ premium, modules }: ViewerCourse, contents: ViewerData['contents']): boolean {
  return premium === null || modules.some(({ id, is_preview }) => !is_preview && id in contents);
}

const readCourse = read(
  (database, slug: string) =>
    database
      .from('formations')
      .select(COURSE_COLUMNS)
      .eq('slug', slug)
      .is('deleted_at', null)
      .order('order_index', { referencedTable: 'modules' })
      .maybeSingle(),
  (row) => v.parse(v.nullable(courseSchema), row),
);

const readOwnCreatorId = read(
  (database) => database.rpc('my_creator_id'),
  (id) => v.parse(v.nullable(v.string()), id),
);

const readContents = read(
  (database, moduleIds: string[]) => database.from('module_contents').select('*').in('module_id', moduleIds),
  (rows) => v.parse(v.array(contentSchema), rows),
);

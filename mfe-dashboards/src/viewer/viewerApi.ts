import type { Row } from '@agence/shared-contracts/backend/database';
import { type Extra, read } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const COURSE_COLUMNS =
  `id,slug,title,level,is_published,creator_id,creator:creators(name,slug),category:categories(slug),
premium:premium_formations(price,is_subscription,subscription_interval),
modules:formation_modules(id,title,description,duration_minutes,order_index,is_published,is_preview)` as const;

export interface ViewerCourse
  extends Row<'formations', 'id' | 'slug' | 'title' | 'level' | 'is_published' | 'creator_id'> {
  readonly category: Row<'categories', 'slug'>;
  /** Null where the creator has no public page. */
  readonly creator: Row<'creators', 'name' | 'slug'> | null;
  readonly premium: Row<'premium_formations', 'price' | 'is_subscription' | 'subscription_interval'> | null;
  readonly modules: Row<
    'formation_modules',
    'id' | 'title' | 'description' | 'duration_minutes' | 'order_index' | 'is_published' | 'is_preview'
  >[];
}

export type ViewerContent = Row<'module_contents', 'module_id' | 'video_url' | 'captions_url' | 'content'>;

export type SavedProgress = Row<
  'user_module_progress',
  | 'module_id'
  | 'formation_id'
  | 'time_spent_seconds'
  | 'video_position_seconds'
  | 'completion_percentage'
  | 'is_completed'
  | 'notes'
  | 'notes_revision'
  | 'notes_updated_at'
  | 'last_watched_at'
  | 'completed_at'
  | 'watched'
>;

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

const viewerApi = memberApi.injectEndpoints({
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
      async queryFn(formationId, api) {
        const rows = await readProgress(formationId, api);
        const { learn } = api.extra as Extra;
        for (const { module_id, notes, notes_revision, notes_updated_at } of 'data' in rows ? rows.data : []) {
          learn({
            moduleId: module_id,
            note: { text: notes ?? '', revision: notes_revision, at: notes_updated_at ?? null },
          });
        }
        return rows;
      },
      providesTags: ['progress'],
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
  (course) => course,
);

const readProgress = read(
  (database, formationId: string) => database.from('user_module_progress').select('*').eq('formation_id', formationId),
  (rows) => rows,
);

const readOwnCreatorId = read(
  (database) => database.rpc('my_creator_id'),
  (id) => id,
);

const readContents = read(
  (database, moduleIds: string[]) => database.from('module_contents').select('*').in('module_id', moduleIds),
  (rows) => rows,
);

import type { Row } from '@agence/shared-contracts/backend/database';
import { read, write } from '../store/ask.ts';
import { type MemberError, memberApi } from '../store/memberApi.ts';

export interface EditedModule
  extends Row<
    'formation_modules',
    'id' | 'title' | 'description' | 'duration_minutes' | 'order_index' | 'is_published' | 'is_preview' | 'revision'
  > {
  readonly content: Row<'module_contents', 'video_url' | 'captions_url' | 'content' | 'revision'> | null;
}

type CourseColumn =
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'long_description'
  | 'thumbnail_url'
  | 'creator_id'
  | 'category_id'
  | 'level'
  | 'estimated_duration_minutes'
  | 'is_published'
  | 'revision'
  | 'tags'
  | 'prerequisites'
  | 'learning_objectives'
  | 'target_audience'
  | 'skills_gained';
export interface EditedCourse extends Row<'formations', CourseColumn> {
  readonly premium: Row<'premium_formations', 'price'> | null;
  readonly modules: EditedModule[];
}

const COURSE_COLUMNS = `id,slug,title,description,long_description,thumbnail_url,creator_id,category_id,level,
estimated_duration_minutes,is_published,revision,tags,prerequisites,learning_objectives,target_audience,skills_gained,
premium:premium_formations(price),
modules:formation_modules(id,title,description,duration_minutes,order_index,is_published,is_preview,revision,
content:module_contents(video_url,captions_url,content,revision))` as const;

/** Columns of a course that its creator writes as they are. */
export type CourseFields = Partial<
  Omit<EditedCourse, 'id' | 'slug' | 'creator_id' | 'is_published' | 'premium' | 'modules'>
>;
/** Columns of a module that its creator writes, with the revision that was read. */
export type ModuleFields = Pick<
  EditedModule,
  'title' | 'description' | 'duration_minutes' | 'is_published' | 'is_preview' | 'revision'
>;
/** The text and video of a module; revision 0 says that there was none yet. */
export type ContentFields = NonNullable<EditedModule['content']> & { readonly module_id: string };

/** What a new module is until somebody writes it. */
interface NewModule {
  readonly id: string;
  readonly formation_id: string;
  readonly title: string;
  readonly order_index: number;
}

const revisionOf = ({ revision }: { readonly revision: number }) => revision;

const editorApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there is no such course of this person. */
    editedCourse: build.query<EditedCourse | null, string>({
      async queryFn(id, api) {
        const [course, own] = await Promise.all([readCourse(id, api), readOwnCreatorId(undefined, api)]);
        if ('error' in course) return course;
        if ('error' in own) return own;
        return { data: course.data?.creator_id === own.data ? course.data : null };
      },
      providesTags: ['course'],
    }),
    /** Answers with the new revision. With `revision` it is refused when the course has moved on, else it is not. */
    saveCourse: build.mutation<number, { readonly id: string; readonly fields: CourseFields }>({
      queryFn: write(
        (database, { id, fields }) =>
          database.from('formations').update(fields).eq('id', id).select('revision').single(),
        revisionOf,
      ),
      invalidatesTags: ['course', 'courses'],
    }),
    addModule: build.mutation<null, NewModule>({
      queryFn: write(
        (database, module) => database.from('formation_modules').insert(module),
        () => null,
      ),
      invalidatesTags: ['course', 'courses'],
    }),
    saveModule: build.mutation<number, { readonly id: string; readonly fields: ModuleFields }>({
      queryFn: write(
        (database, { id, fields }) =>
          database.from('formation_modules').update(fields).eq('id', id).select('revision').single(),
        revisionOf,
      ),
      invalidatesTags: ['course', 'courses'],
    }),
    saveContent: build.mutation<number, ContentFields>({
      queryFn: write(
        (database, content) => database.from('module_contents').upsert(content).select('revision').single(),
        revisionOf,
      ),
      invalidatesTags: ['course', 'courses'],
    }),
    removeModule: build.mutation<null, string>({
      queryFn: write(
        (database, id) => database.from('formation_modules').delete().eq('id', id),
        () => null,
      ),
      invalidatesTags: ['course', 'courses'],
    }),
    reorderModules: build.mutation<null, { readonly formation: string; readonly module_ids: readonly string[] }>({
      queryFn: write(
        (database, order) => database.rpc('reorder_modules', order),
        () => null,
      ),
      // The new order is on screen at once; a refused one gives way to what the server has.
      async onQueryStarted({ formation, module_ids }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          editorApi.util.updateQueryData('editedCourse', formation, (course) => {
            course?.modules.sort((a, b) => module_ids.indexOf(a.id) - module_ids.indexOf(b.id));
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: ['course'],
    }),
    setPrice: build.mutation<null, { readonly formation: string; readonly cents: number | null }>({
      queryFn: write(
        (database, price) => database.rpc('set_formation_price', price),
        () => null,
      ),
      invalidatesTags: ['course', 'courses'],
    }),
  }),
});

export const {
  useEditedCourseQuery,
  useSaveCourseMutation,
  useAddModuleMutation,
  useSaveModuleMutation,
  useSaveContentMutation,
  useRemoveModuleMutation,
  useReorderModulesMutation,
  useSetPriceMutation,
} = editorApi;

/** What a save that was refused means for autosave: somebody else was first, or it has to be tried again. */
export const refusalOf = (error: unknown): 'changed' | 'failed' =>
  (error as Partial<MemberError>).code === 'course_changed' ? 'changed' : 'failed';

const readCourse = read(
  (database, id: string) =>
    database
      .from('formations')
      .select(COURSE_COLUMNS)
      .eq('id', id)
      .is('deleted_at', null)
      .order('order_index', { referencedTable: 'modules' })
      .maybeSingle(),
  (course) => course,
);

const readOwnCreatorId = read(
  (database) => database.rpc('my_creator_id'),
  (id) => id,
);

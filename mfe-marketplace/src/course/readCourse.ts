import {
  FORMATION_DETAIL_COLUMNS,
  type FormationDetail,
  formationDetailSchema,
  type ModuleContent,
  moduleContentSchema,
  type Review,
} from '@agence/shared-contracts/backend/schema';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { formatDay } from '../content/frame.ts';

/** A review with the day on which it was written, for people. */
export interface DatedReview extends Review {
  readonly day: string;
}

/** A course with the text and video of its free samples. */
export interface CourseWithPreviews extends Omit<FormationDetail, 'reviews'> {
  readonly reviews: DatedReview[];
  readonly previews: readonly ModuleContent[];
}

/**
 * A published course with creator, category, price, modules, samples and its latest reviews; undefined when there is
 * none.
 *
 * @throws Error when the backend cannot answer
 */
export async function readCourse(database: Database, slug: string): Promise<CourseWithPreviews | undefined> {
  const { data, error } = await database
    .from('formations')
    .select(FORMATION_DETAIL_COLUMNS)
    .eq('slug', slug)
    .eq('is_published', true)
    .order('order_index', { referencedTable: 'modules' })
    .order('created_at', { referencedTable: 'reviews', ascending: false })
    .limit(20, { referencedTable: 'reviews' })
    .maybeSingle();
  if (error) throw new Error(error.message);
  if (!data) return undefined;
  const course = v.parse(formationDetailSchema, data);
  const samples = course.modules.filter(({ is_preview }) => is_preview).map(({ id }) => id);
  return {
    ...course,
    reviews: course.reviews.map((review) => ({ ...review, day: formatDay(review.created_at) })),
    previews: samples.length > 0 ? await readPreviews(database, samples) : [],
  };
}

async function readPreviews(database: Database, modules: readonly string[]): Promise<ModuleContent[]> {
  const { data, error } = await database
    .from('module_contents')
    .select('module_id,video_url,content')
    .in('module_id', modules);
  if (error) throw new Error(error.message);
  return v.parse(v.array(moduleContentSchema), data);
}

const redirectSchema = v.nullable(v.object({ formation: v.nullable(v.object({ slug: v.string() })) }));

/**
 * The present slug of a course that was renamed; undefined when there is none.
 *
 * @throws Error when the backend cannot answer
 */
export async function readRenamedSlug(database: Database, slug: string): Promise<string | undefined> {
  const { data, error } = await database
    .from('slug_redirects')
    .select('formation:formations(slug)')
    .eq('old_slug', slug)
    .maybeSingle();
  if (error) throw new Error(error.message);
  return v.parse(redirectSchema, data)?.formation?.slug;
}

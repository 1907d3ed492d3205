import type { Row } from '@agence/shared-contracts/backend/database';
import { dataOf } from '@agence/shared-contracts/backend/refusal';
import {
  FORMATION_DETAIL_COLUMNS,
  type FormationDetail,
  type FormationModule,
  type ModuleContent,
  type Review,
} from '@agence/shared-contracts/backend/schema';
import { longDate } from '@agence/shared-contracts/format/frenchDate';
import type { Database } from '@agence/shared-contracts/remote/page';
import { coverOf } from './covers.ts';
import { openingOf } from './openingOf.ts';
import { type Skill, skillsOf } from './skills.ts';

/** Who wrote a review, and what the creator has answered. */
export const VOICE_COLUMNS = 'id,author_name,answer' as const;
type Voice = Row<'formation_reviews', 'id' | 'author_name' | 'answer'>;

/** A review with its author's short name and the day on which it was written, for people. */
export interface DatedReview extends Review, Omit<Voice, 'id'> {
  readonly day: string;
}

const REVIEWS = 20;

/** Who supports a course now, whoever gives most first; null where staff hide the company. */
interface Support {
  readonly sponsor: Row<'quebec_sponsors', 'company_name' | 'website_url'> | null;
}

/** A module's sample, with its place. */
type Preview = Omit<ModuleContent, 'module_id'> & Pick<FormationModule, 'order_index'>;

/** A course with the text and video of its free samples, and the companies that support it. */
export interface CourseWithPreviews
  extends Omit<
    FormationDetail,
    | 'reviews'
    | 'modules'
    | 'creator'
    | 'prerequisites'
    | 'target_audience'
    | 'skills_gained'
    | 'last_updated'
    | 'created_at'
    | 'like_count'
    | 'learning_objectives'
  > {
  readonly sponsors: readonly NonNullable<Support['sponsor']>[];
  readonly reviews: DatedReview[];
  readonly creator: Omit<NonNullable<FormationDetail['creator']>, 'id'> | null;
  readonly modules: readonly Omit<FormationModule, 'id' | 'is_published'>[];
  /** By the place of their modules: ids have random letters, which no compression makes shorter. */
  readonly previews: readonly Preview[];
  /** How the text of the first of them begins. */
  readonly opening: string;
  /** What it is about: behind its extract, and what its film shows before it is played. */
  readonly poster: string;
  readonly skills: readonly Skill[];
}

/**
 * A published course with creator, category, price, modules, samples and its latest reviews; undefined when there is
 * none.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function readCourse(database: Database, slug: string): Promise<CourseWithPreviews | undefined> {
  const answer = await database
    .from('formations')
    .select(`${FORMATION_DETAIL_COLUMNS},voices:formation_reviews(${VOICE_COLUMNS}),
supports:sponsorships(sponsor:quebec_sponsors(company_name,website_url))`)
    .eq('slug', slug)
    .eq('is_published', true)
    .order('order_index', { referencedTable: 'modules' })
    .order('created_at', { referencedTable: 'reviews', ascending: false })
    .limit(REVIEWS, { referencedTable: 'reviews' })
    .order('created_at', { referencedTable: 'voices', ascending: false })
    .limit(REVIEWS, { referencedTable: 'voices' })
    .order('amount', { referencedTable: 'supports', ascending: false })
    .maybeSingle();
  const found: (FormationDetail & { readonly voices: readonly Voice[]; readonly supports: readonly Support[] }) | null =
    dataOf(answer);
  if (!found) return undefined;
  // What no page shows stays off it.
  const {
    voices,
    supports,
    prerequisites,
    target_audience,
    skills_gained,
    last_updated,
    like_count,
    created_at,
    learning_objectives,
    ...course
  } = found;
  const voiceOf = new Map(voices.map(({ id, ...voice }) => [id, voice]));
  const samples = course.modules.filter(({ is_preview }) => is_preview);
  const previews = samples.length > 0 ? await readPreviews(database, samples) : [];
  const first = previews.find(({ order_index }) => order_index === samples[0]?.order_index);
  return {
    ...course,
    creator: course.creator && withoutId(course.creator),
    modules: course.modules.map(({ id, is_published, ...module }) => module),
    poster: coverOf(course.category.slug),
    skills: skillsOf(learning_objectives),
    reviews: course.reviews.map((review) => ({
      ...{ author_name: null, answer: null, ...voiceOf.get(review.id) },
      ...review,
      day: longDate(review.created_at),
    })),
    sponsors: supports.flatMap(({ sponsor }) => sponsor ?? []),
    previews,
    opening: openingOf(first?.content ?? ''),
  };
}

async function readPreviews(database: Database, samples: readonly FormationModule[]): Promise<Preview[]> {
  const placeOf = new Map(samples.map(({ id, order_index }) => [id, order_index]));
  const answer = await database
    .from('module_contents')
    .select('module_id,video_url,content')
    .in('module_id', [...placeOf.keys()]);
  return dataOf(answer).flatMap(({ module_id, ...content }: ModuleContent) => {
    const order_index = placeOf.get(module_id);
    return order_index === undefined ? [] : [{ order_index, ...content }];
  });
}

function withoutId<T extends { readonly id: string }>({ id, ...rest }: T): Omit<T, 'id'> {
  return rest;
}

/**
 * The present slug of a course that was renamed; undefined when there is none.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function readRenamedSlug(database: Database, slug: string): Promise<string | undefined> {
  const answer = await database
    .from('slug_redirects')
    .select('formation:formations(slug)')
    .eq('old_slug', slug)
    .maybeSingle();
  // Row security may hide the course that the row leads to.
  const found: { readonly formation: { readonly slug: string } | null } | null = dataOf(answer);
  return found?.formation?.slug;
}

/** Why a request reads much of some tables, and of which (tables and indexes). */
interface WholeRead {
  readonly of: readonly string[];
  readonly because: string;
}

const ENTRY = 'counted entry by entry of an index alone, as designed: ten thousand in two milliseconds';
const OWN = 'what one person has, and no other';
const FILE = 'a file of at most twenty thousand rows';
const ALL = 'all of them, in a job of the night';

/** Requests that may; a request that reads as much of another table is over. */
export const WHOLE_READS: Readonly<Record<string, WholeRead>> = {
  listAll: { of: ['creators_pkey'], because: 'a sitemap has them all, a thousand at a time after the last id' },
  readProducts: {
    of: ['formations_pkey', 'creators_pkey'],
    because: 'at most 200 products, each with its course, its lessons and who gives it',
  },
  catalogue: {
    of: ['creators', 'creators_with_courses', 'formations_by_category', 'formations_catalogue', 'formations_words'],
    because: `${ENTRY}; matches of a search to five thousand, and the entries before a page`,
  },
  courses: { of: ['creators_pkey', 'formations_pkey'], because: OWN },
  ownCourses: { of: ['progress_of_course'], because: OWN },
  series: { of: ['progress_of_course'], because: OWN },
  receivedReviews: { of: ['formations_pkey'], because: OWN },
  exportOrders: { of: ['order_items_order', 'orders_newest', 'auth.users_pkey', 'profiles_pkey'], because: FILE },
  exportRequests: { of: ['requests_recent'], because: FILE },
  requestBoard: { of: ['requests_stage'], because: ENTRY },
  peopleCounts: { of: ['profiles_pkey'], because: ENTRY },
  keptCatalogue: { of: ['formations_kept'], because: ENTRY },
  lettersBoard: { of: ['leads', 'private.letter_sends_counted'], because: 'all that may be written to is counted' },
  countAudience: { of: ['leads'], because: 'all that may be written to is counted' },
  moderation: { of: ['moderations_shown'], because: 'at most 200' },
  applications: { of: ['creator_applications_newest'], because: 'at most 200' },
  traffic: {
    of: ['checkout_sessions', 'checkout_sessions_pkey', 'orders_newest', 'leads_recent', 'private.traffic'],
    because: 'all days that were asked for, here most of them',
  },
  saveCategory: { of: ['formations_category'], because: 'a mark for each of its courses, which the worker renames' },
  retireCategory: { of: ['formations_category'], because: ENTRY },
  fold_figures: {
    of: [
      'creators',
      'creators_pkey',
      'formations_creator',
      'private.changed_creators',
      'progress_of_course',
      'reviews_of_course',
    ],
    because: 'the worker, a hundred creators at a time, here those with the most',
  },
  check_figures: { of: ['*'], because: ALL },
  forget_old: { of: ['private.traffic'], because: ALL },
  forget_traces: { of: ['interactions_views'], because: 'at most five thousand at a time' },
};

/** Whether a request may read much of a table or an index. */
export function mayRead(request: string, name: string): boolean {
  const { of = [] } = WHOLE_READS[request.split(' ').at(-1) ?? ''] ?? {};
  return of.includes('*') || of.includes(name);
}

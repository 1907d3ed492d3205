import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const personSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  full_name: v.nullable(v.string()),
  email: v.string(),
  profile_role: v.picklist(['learner', 'creator', 'admin']),
  staff_roles: v.array(v.picklist(['sales', 'content', 'support'])),
  /** How many. */
  orders: v.number(),
  /** The measure that suspends the account, where one does. */
  suspension: v.nullable(v.string()),
  /** Courses that they take. */
  follows: v.number(),
  /** Published courses of their own. */
  gives: v.number(),
  /** In all, less what came back, in cents with taxes. */
  paid_cents: v.number(),
  seen_at: v.nullable(v.string()),
});
export const peopleSchema = v.array(personSchema);
/** An account as staff see it. */
export type Person = v.InferOutput<typeof personSchema>;

/** Kinds of accounts that can be looked for alone. */
export const PERSON_KINDS = ['learner', 'creator', 'staff'] as const;
/** How many accounts there are of each kind, whatever is looked for. */
const countsSchema = v.object({ learner: v.number(), creator: v.number(), staff: v.number() });
/** Which accounts are listed: by words of their name or address, and of one kind. */
export interface PeopleFilter {
  readonly words: string;
  readonly kind: (typeof PERSON_KINDS)[number] | undefined;
}

/** Rows of one question: two windows of a phone's; fewer are the last ones. */
export const PEOPLE_PAGE = 20;
type After = Pick<Person, 'id' | 'created_at'> | null;

const readPeople = read(
  (database, { words, kind, after }: PeopleFilter & { after: After }) =>
    database.rpc('console_people', {
      words,
      ...(kind ? { kind } : {}),
      ...(after ? { after_at: after.created_at, after_id: after.id } : {}),
      size: PEOPLE_PAGE,
    }),
  (rows) => v.parse(peopleSchema, rows),
);

const peopleApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    people: build.infiniteQuery<Person[], PeopleFilter, After>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => (last.length < PEOPLE_PAGE ? undefined : last.at(-1)),
      },
      queryFn: ({ queryArg, pageParam }, api) => readPeople({ ...queryArg, after: pageParam }, api),
      providesTags: ['people'],
      keepUnusedDataFor: 60,
    }),
    peopleCounts: build.query<v.InferOutput<typeof countsSchema>, void>({
      queryFn: read(
        (database) => database.rpc('count_people'),
        (counts) => v.parse(countsSchema, counts),
      ),
      providesTags: ['people'],
    }),
    exportPerson: build.mutation<unknown, string>({
      queryFn: write(
        (database, target) => database.rpc('export_person', { target }),
        (data) => data,
      ),
    }),
  }),
});

export const { usePeopleInfiniteQuery, usePeopleCountsQuery, useExportPersonMutation } = peopleApi;

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
});
export const peopleSchema = v.array(personSchema);
/** An account as staff see it. */
export type Person = v.InferOutput<typeof personSchema>;

const PAGE = 50;
type After = Pick<Person, 'id' | 'created_at'> | null;

const readPeople = read(
  (database, { words, after }: { words: string; after: After }) =>
    database.rpc('console_people', {
      words,
      ...(after ? { after_at: after.created_at, after_id: after.id } : {}),
      size: PAGE,
    }),
  (rows) => v.parse(peopleSchema, rows),
);

const peopleApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    people: build.infiniteQuery<Person[], string, After>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)),
      },
      queryFn: ({ queryArg, pageParam }, api) => readPeople({ words: queryArg, after: pageParam }, api),
      providesTags: ['people'],
      keepUnusedDataFor: 60,
    }),
    exportPerson: build.mutation<unknown, string>({
      queryFn: write(
        (database, target) => database.rpc('export_person', { target }),
        (data) => data,
      ),
    }),
  }),
});

export const { usePeopleInfiniteQuery, useExportPersonMutation } = peopleApi;

import { type ListName, listNames } from '@agence/shared-contracts/backend/siteLists';
import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import type { SiteLists } from './siteLists.ts';

const entrySchema = v.object({
  id: v.string(),
  list: v.picklist(listNames),
  position: v.number(),
  data: v.record(v.string(), v.unknown()),
  is_published: v.boolean(),
});
export type SiteEntry = v.InferOutput<typeof entrySchema>;

interface EntryChange {
  readonly id: string;
  readonly fields: { readonly data?: object; readonly is_published?: boolean };
}

interface NewEntry {
  /** Of an entry that comes back as it was. */
  readonly id?: string;
  readonly is_published?: boolean;
  readonly list: ListName;
  readonly position: number;
  readonly data: object;
}

export const adminApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    siteEntries: build.query<SiteEntry[], void>({
      queryFn: read(
        (database) =>
          database.from('site_entries').select('id,list,position,data,is_published').order('position').limit(1000),
        (rows) => v.parse(v.array(entrySchema), rows),
      ),
      providesTags: ['lists'],
    }),
    addEntry: build.mutation<null, NewEntry>({
      queryFn: write(
        (database, entry) => database.from('site_entries').insert(entry),
        () => null,
      ),
      invalidatesTags: ['lists'],
    }),
    changeEntry: build.mutation<null, EntryChange>({
      queryFn: write(
        (database, { id, fields }) => database.from('site_entries').update(fields).eq('id', id),
        () => null,
      ),
      invalidatesTags: ['lists'],
    }),
    removeEntry: build.mutation<null, string>({
      queryFn: write(
        (database, id) => database.from('site_entries').delete().eq('id', id),
        () => null,
      ),
      invalidatesTags: ['lists'],
    }),
    importLists: build.mutation<number, SiteLists>({
      queryFn: write(
        (database, lists) => database.rpc('import_site_lists', { lists }),
        (count) => v.parse(v.number(), count),
      ),
      invalidatesTags: ['lists'],
    }),
  }),
});

export const {
  useSiteEntriesQuery,
  useAddEntryMutation,
  useChangeEntryMutation,
  useRemoveEntryMutation,
  useImportListsMutation,
} = adminApi;

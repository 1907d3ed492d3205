import type { Json, Row } from '@agence/shared-contracts/backend/database';
import type { ListName } from '@agence/shared-contracts/backend/siteLists';
import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import type { SiteLists } from './siteLists.ts';

const dataSchema = v.record(v.string(), v.unknown());

export interface SiteEntry extends Row<'site_entries', 'id' | 'list' | 'position' | 'is_published'> {
  /** Free JSON: what an entry of its list holds (`entrySchemas`), or what was written past this page. */
  readonly data: v.InferOutput<typeof dataSchema>;
}

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

/** An entry as its column takes it: JSON leaves out the fields that are undefined. */
const asJson = (data: object) => data as Json;

const adminApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    siteEntries: build.query<SiteEntry[], void>({
      queryFn: read(
        (database) =>
          database.from('site_entries').select('id,list,position,data,is_published').order('position').limit(1000),
        (rows) => rows.map((row) => ({ ...row, data: v.parse(dataSchema, row.data) })),
      ),
      providesTags: ['lists'],
    }),
    addEntry: build.mutation<null, NewEntry>({
      queryFn: write(
        (database, entry) => database.from('site_entries').insert({ ...entry, data: asJson(entry.data) }),
        () => null,
      ),
      invalidatesTags: ['lists'],
    }),
    changeEntry: build.mutation<null, EntryChange>({
      queryFn: write(
        (database, { id, fields: { data, ...fields } }) =>
          database
            .from('site_entries')
            .update({ ...fields, ...(data ? { data: asJson(data) } : {}) })
            .eq('id', id),
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
        (database, lists) => database.rpc('import_site_lists', { lists: asJson(lists) }),
        (count) => count,
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

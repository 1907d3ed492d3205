import { read } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import { type ModuleNote, readNotes } from './readNotes.ts';

const notesApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    allNotes: build.query<readonly ModuleNote[], void>({
      queryFn: read(
        async (database) => ({ data: await readNotes(database), error: null }),
        (notes) => notes,
      ),
      providesTags: ['progress'],
    }),
  }),
});

export const { useAllNotesQuery } = notesApi;

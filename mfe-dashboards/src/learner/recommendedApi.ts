import { type CatalogueItem, cataloguePageSchema } from '@agence/shared-contracts/backend/schema';
import { parse } from 'valibot';
import { read } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

/** How many featured courses are recommended (marketplace §9). */
export const RECOMMENDED = 6;

/** Apart from what the first view reads: the cards come at the end. */
export const { useRecommendedQuery } = memberApi.injectEndpoints({
  endpoints: (build) => ({
    recommended: build.query<CatalogueItem[], void>({
      queryFn: read(
        (database) => database.rpc('catalogue', { only_featured: true, page_size: RECOMMENDED }),
        (page) => parse(cataloguePageSchema, page).items,
      ),
    }),
  }),
});

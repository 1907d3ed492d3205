import type { Row } from '@agence/shared-contracts/backend/database';
import * as v from 'valibot';
import { JOURNAL_KINDS } from '../orders/journalKinds.ts';
import type { Period } from '../period/periods.ts';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const cents = v.pipe(v.number(), v.integer());
const entrySchema = v.object({
  created_at: v.string(),
  order_id: v.string(),
  kind: v.picklist(JOURNAL_KINDS),
  items: v.nullable(v.string()),
  /** Null where the account is gone, or has no name. */
  buyer: v.nullable(v.string()),
  payment: v.nullable(v.string()),
  /** The registrations that the sale was made under; null where it was without taxes. */
  tps_number: v.nullable(v.string()),
  tvq_number: v.nullable(v.string()),
  /** Negative where money goes back. */
  subtotal_cents: cents,
  tps_cents: cents,
  tvq_cents: cents,
  total_cents: cents,
});
/** A line of the journal. */
export type Entry = v.InferOutput<typeof entrySchema>;

const accountingApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    accounting: build.query<Entry[], Period>({
      queryFn: read(
        (database, { since, until }) => database.rpc('accounting', { since, until }),
        (entries) => v.parse(v.array(entrySchema), entries),
      ),
      providesTags: ['orders'],
      keepUnusedDataFor: 60,
    }),
    taxNumbers: build.query<Row<'tax_settings', 'is_enabled' | 'tps_number' | 'tvq_number'>, void>({
      queryFn: read(
        (database) => database.from('tax_settings').select('is_enabled,tps_number,tvq_number').single(),
        (settings) => settings,
      ),
      providesTags: ['taxes'],
    }),
    setTaxNumbers: build.mutation<null, { readonly tps: string; readonly tvq: string; readonly enabled: boolean }>({
      queryFn: write(
        (database, numbers) => database.rpc('set_tax_numbers', numbers),
        () => null,
      ),
      invalidatesTags: ['taxes'],
    }),
  }),
});

export const { useAccountingQuery, useTaxNumbersQuery, useSetTaxNumbersMutation } = accountingApi;

import type { Row } from '@agence/shared-contracts/backend/database';
import * as v from 'valibot';
import { read } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

/** How many consultations stand where somebody has none. */
const SHOWN = 3;

/** `products.metadata` is free JSON. */
const metadataSchema = v.fallback(v.object({ duration: v.fallback(v.optional(v.string()), undefined) }), {});

/** A consultation that can be bought. */
export interface ConsultationOnSale extends Row<'products', 'id' | 'name' | 'price' | 'metadata'> {
  /** As its author wrote it, such as `60 min`. */
  readonly duration: string | undefined;
  /** With whom it is; undefined where they show no page. */
  readonly creator: string | undefined;
}

export const { useConsultationsOnSaleQuery } = memberApi.injectEndpoints({
  endpoints: (build) => ({
    consultationsOnSale: build.query<ConsultationOnSale[], void>({
      queryFn: read(
        (database) =>
          database
            .from('products')
            .select('id,name,price,metadata,meets:product_creators(creator:creators(name))')
            .eq('category', 'consultation')
            .eq('is_active', true)
            .order('created_at', { ascending: false })
            .order('name')
            .limit(SHOWN),
        (rows) =>
          rows.map(({ meets, ...product }) => ({
            ...product,
            duration: v.parse(metadataSchema, product.metadata).duration?.replace(' ', '\u00a0'),
            creator: meets?.creator?.name,
          })),
      ),
    }),
  }),
});

import type { Row } from '@agence/shared-contracts/backend/database';
import * as v from 'valibot';
import { read } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

export type KindOnSale = 'consultation' | 'resource';

/** How many stand where somebody has none. */
const SHOWN = 3;

/** `products.metadata` is free JSON. */
const metadataSchema = v.fallback(v.object({ duration: v.fallback(v.optional(v.string()), undefined) }), {});

/** What can be bought. */
export interface ProductOnSale extends Row<'products', 'id' | 'name' | 'price' | 'metadata'> {
  /** Of a consultation, as its author wrote it, such as `60 min`. */
  readonly duration: string | undefined;
  /** With whom it is; undefined where they show no page. */
  readonly creator: string | undefined;
}

export const { useProductsOnSaleQuery } = memberApi.injectEndpoints({
  endpoints: (build) => ({
    productsOnSale: build.query<ProductOnSale[], KindOnSale>({
      queryFn: read(
        (database, kind) =>
          database
            .from('products')
            .select('id,name,price,metadata,meets:product_creators(creator:creators(name))')
            .eq('category', kind)
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

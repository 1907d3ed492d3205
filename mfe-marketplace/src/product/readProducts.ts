import { levelSchema } from '@agence/shared-contracts/backend/schema';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

/** The shop shows all of its products at once; this is far above what it is meant for. */
const MAX_PRODUCTS = 200;

/** Kinds of products (marketplace §3). */
export const productCategories = ['formation', 'resource', 'consultation'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** `products.metadata` is free JSON: what does not fit is left out instead of failing the page. */
const metadataSchema = v.fallback(
  v.object({
    /** As written by the author, such as `110 min`. */
    duration: v.fallback(v.optional(v.string()), undefined),
    level: v.fallback(v.optional(v.string()), undefined),
    includes: v.fallback(v.optional(v.array(v.string()), []), []),
    modules: v.fallback(v.optional(v.union([v.number(), v.array(v.string())])), undefined),
  }),
  { includes: [] },
);

const listedProductSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** Cents, CAD, before tax. */
  price: v.pipe(v.number(), v.integer(), v.minValue(1)),
  category: v.picklist(productCategories),
  metadata: metadataSchema,
  created_at: v.string(),
  /** The course that the product unlocks; null for other kinds, and when it is not published. */
  formation: v.nullable(
    v.object({
      slug: v.string(),
      title: v.string(),
      thumbnail_url: v.nullable(v.string()),
      level: levelSchema,
      category: v.object({ slug: v.string(), name: v.string() }),
    }),
  ),
});
export type ListedProduct = v.InferOutput<typeof listedProductSchema>;

const productSchema = v.object({ ...listedProductSchema.entries, long_description: v.string() });
export type Product = v.InferOutput<typeof productSchema>;

const LISTED = `id,name,description,price,category,metadata,created_at,
formation:formations(slug,title,thumbnail_url,level,category:categories(slug,name))`.replaceAll('\n', '');

/**
 * Everything that is on sale, newest first.
 *
 * @throws Error when the backend cannot answer
 */
export async function readProducts(database: Database): Promise<ListedProduct[]> {
  const { data, error } = await database
    .from('products')
    .select(LISTED)
    .eq('is_active', true)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MAX_PRODUCTS);
  if (error) throw new Error(error.message);
  return v.parse(v.array(listedProductSchema), data);
}

/**
 * One product on sale; undefined for one that is unknown or not active.
 *
 * @throws Error when the backend cannot answer
 */
export async function readProduct(database: Database, id: string): Promise<Product | undefined> {
  // Anything but a UUID names no product; asking the database for it would be an error.
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) return undefined;
  const { data, error } = await database
    .from('products')
    .select(`${LISTED},long_description`)
    .eq('id', id)
    .eq('is_active', true)
    .maybeSingle();
  if (error) throw new Error(error.message);
  return data ? v.parse(productSchema, data) : undefined;
}

import type { Json, Row } from '@agence/shared-contracts/backend/database';
import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { MODULE_LENGTH, type ModuleLength, moduleMinutes } from '../media/moduleMinutes.ts';

/** The shop shows all of its products at once; this is far above what it is meant for. */
const MAX_PRODUCTS = 200;

/** Kinds of products (marketplace §3), in the order of tabs and sections: courses last, as they have a catalogue. */
export const productCategories = ['resource', 'consultation', 'formation'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** `products.metadata` is free JSON: what does not fit is left out instead of failing the page. */
const metadataSchema = v.fallback(
  v.object({
    /** As written by the author, such as `110 min`. */
    duration: v.fallback(v.optional(v.string()), undefined),
    level: v.fallback(v.optional(v.string()), undefined),
    includes: v.fallback(v.optional(v.array(v.string()), []), []),
    modules: v.fallback(v.optional(v.union([v.number(), v.array(v.string())])), undefined),
    /** Which of our drawings shows it; a product without one has that of its kind. */
    drawing: v.fallback(v.optional(v.picklist(['calendar', 'kit', 'call', 'plan'])), undefined),
  }),
  { includes: [] },
);

/** A product on sale; its price in cents, CAD, before tax. */
export interface ListedProduct
  extends Row<'products', 'id' | 'name' | 'description' | 'price' | 'category' | 'created_at'> {
  readonly metadata: v.InferOutput<typeof metadataSchema>;
  /** The course that the product unlocks; null for other kinds, and when it is not published. */
  readonly formation:
    | (Row<'formations', 'slug' | 'title' | 'thumbnail_url' | 'level' | 'total_modules'> & {
        readonly modules: readonly ModuleLength[];
        readonly category: Row<'categories', 'slug' | 'name' | 'color'>;
        /** Who teaches it; nobody where they show no page. */
        readonly creator: Row<'creators', 'name' | 'slug' | 'avatar_url'> | null;
      })
    | null;
  /** With whom a meeting is; nobody where they show no page. */
  readonly meets: { readonly creator: Row<'creators', 'name' | 'slug' | 'avatar_url'> | null } | null;
}

export type Product = ListedProduct &
  Row<'products', 'long_description'> & {
    readonly meets: {
      readonly creator: Row<'creators', 'name' | 'slug' | 'avatar_url' | 'bio' | 'location'> | null;
    } | null;
  };

/** The course of a product, as its picture needs it. */
export function drawn(formation: NonNullable<ListedProduct['formation']>) {
  return { ...formation, module_minutes: moduleMinutes(formation.modules) };
}

/** A product with what its free JSON says of it. */
export const withMetadata = <Given extends { readonly metadata: Json }>(product: Given) => ({
  ...product,
  metadata: v.parse(metadataSchema, product.metadata),
});

const LISTED = `id,name,description,price,category,metadata,created_at,
formation:formations(slug,title,thumbnail_url,level,total_modules,
modules:formation_modules(${MODULE_LENGTH}),category:categories(slug,name,color),creator:creators(name,slug,avatar_url))` as const;
const MEETS = 'creators(name,slug,avatar_url' as const;

/**
 * Everything that is on sale, newest first; what has come at once, as a whole seed does, by its name: ids are drawn.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function readProducts(database: Database): Promise<ListedProduct[]> {
  const answer = await database
    .from('products')
    .select(`${LISTED},meets:product_creators(creator:${MEETS}))` as const)
    .eq('is_active', true)
    .order('created_at', { ascending: false })
    .order('name')
    .order('id')
    .limit(MAX_PRODUCTS);
  return dataOf(answer).map(withMetadata);
}

/**
 * One product on sale; undefined for one that is unknown or not active.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function readProduct(database: Database, id: string): Promise<Product | undefined> {
  // Anything but a UUID names no product; asking the database for it would be an error.
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) return undefined;
  const answer = await database
    .from('products')
    .select(`${LISTED},long_description,meets:product_creators(creator:${MEETS},bio,location))` as const)
    .eq('id', id)
    .eq('is_active', true)
    .maybeSingle();
  const found = dataOf(answer);
  return found ? withMetadata(found) : undefined;
}

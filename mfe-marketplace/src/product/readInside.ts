import type { Json } from '@agence/shared-contracts/backend/database';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { productTexts as texts } from '../content/product.ts';

const words = v.string();
const leaf = v.variant('kind', [
  /** Rows of a table as they stand in it. */
  v.object({ kind: v.literal('table'), caption: words, columns: v.array(words), rows: v.array(v.array(words)) }),
  /** Pages of a printed guide. */
  v.object({
    kind: v.literal('pages'),
    caption: words,
    of: v.picklist(['guide-calendrier-de-contenu', 'guide-trousse-de-mesure']),
  }),
  /** One entry at length. */
  v.object({ kind: v.literal('card'), caption: words, over: words, title: words, text: words, end: v.optional(words) }),
]);

/** What a product shows of itself before it is bought: free JSON as all of `metadata`, so what does not fit is left out. */
const insideSchema = v.object({
  leaves: v.fallback(v.array(leaf), []),
  /** Its parts in order; `marks` says how many entries each has. */
  parts: v.fallback(
    v.optional(
      v.object({
        title: words,
        lead: v.optional(words),
        items: v.array(v.object({ name: words, text: v.optional(words), marks: v.optional(v.number()) })),
      }),
    ),
    undefined,
  ),
  files: v.fallback(v.array(v.object({ name: words, about: words, format: words, bytes: v.number() })), []),
});

export type Inside = v.InferOutput<typeof insideSchema>;
export type Leaf = Inside['leaves'][number];

const NOTHING: Inside = { leaves: [], parts: undefined, files: [] };

/**
 * What is in a product on sale: what its author shows of it, of a course its modules.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function readInside(database: Database, id: string): Promise<Inside> {
  const answer = await database
    .from('products')
    .select('metadata,formation:formations(modules:formation_modules(title,duration_minutes,order_index))')
    .eq('id', id)
    .eq('is_active', true)
    .maybeSingle();
  const found = dataOf(answer);
  const shown = v.parse(v.fallback(insideSchema, NOTHING), (found?.metadata as { inside?: Json } | null)?.inside);
  const modules = found?.formation?.modules ?? [];
  if (modules.length === 0) return shown;
  return {
    ...shown,
    parts: {
      title: texts.modules,
      items: modules
        .toSorted((a, b) => a.order_index - b.order_index)
        .map(({ title, duration_minutes }) => ({ name: title, text: formatDuration(duration_minutes) })),
    },
  };
}

import {
  FORMATION_DETAIL_COLUMNS,
  type FormationDetail,
  formationDetailSchema,
} from '@agence/shared-contracts/backend/schema';
import type { Database } from '@agence/shared-contracts/remote/page';
import { parse } from 'valibot';

/**
 * A published course with creator, category, price, modules and its latest reviews; undefined when there is none.
 *
 * @throws Error when the backend cannot answer
 */
export async function readCourse(database: Database, slug: string): Promise<FormationDetail | undefined> {
  const { data, error } = await database
    .from('formations')
    .select(FORMATION_DETAIL_COLUMNS)
    .eq('slug', slug)
    .eq('is_published', true)
    .order('order_index', { referencedTable: 'modules' })
    .order('created_at', { referencedTable: 'reviews', ascending: false })
    .limit(20, { referencedTable: 'reviews' })
    .maybeSingle();
  if (error) throw new Error(error.message);
  return data ? parse(formationDetailSchema, data) : undefined;
}

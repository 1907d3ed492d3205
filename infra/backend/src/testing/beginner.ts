import { newcomerWith } from './newcomer.ts';
import type { TestBackend } from './startTestBackend.ts';

/** A person without any history, and the ids needed to begin a free course. */
export async function beginnerOf(backend: TestBackend) {
  const { client, user_id } = await newcomerWith(backend);
  const { data: course } = await client
    .from('formations')
    .select('id,formation_modules(id,order_index)')
    .eq('slug', 'mesurer-ses-resultats-avec-ga4')
    .order('order_index', { referencedTable: 'formation_modules' })
    .single();
  const formation_id: string = course?.id;
  const modules: string[] = course?.formation_modules.map((module) => module.id) ?? [];
  return { client, user_id, formation_id, modules };
}

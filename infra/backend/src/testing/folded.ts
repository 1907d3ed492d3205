import type { TestBackend } from './startTestBackend.ts';

/** Waits until every figure is counted of which something has changed, as the worker does every few seconds. */
export async function folded({ sql }: Pick<TestBackend, 'sql'>): Promise<void> {
  for (let count = 1; count > 0; ) {
    const [row] = await sql<{ count: number }>('select private.fold_figures() as count');
    count = row?.count ?? 0;
  }
}

import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';

/** What somebody has written on a module. */
export interface ModuleNote {
  readonly text: string;
  /** ISO 8601; null when nobody knows. */
  readonly writtenAt: string | null;
  readonly module: { readonly id: string; readonly title: string; readonly order_index: number };
  readonly formation: {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    readonly category: { readonly slug: string };
  };
}

/** All notes of the person, the newest first. @throws BackendRefusal */
export async function readNotes(database: Database): Promise<ModuleNote[]> {
  // Between modules and courses stand tables of progress too: which way is meant is said.
  const rows = dataOf(
    await database
      .from('user_module_progress')
      .select(
        'notes,notes_updated_at,module:formation_modules!inner(id,title,order_index,formation:formations!formation_modules_formation_id_fkey!inner(id,slug,title,category:categories(slug)))',
      )
      .not('notes', 'is', null)
      .neq('notes', '')
      .order('notes_updated_at', { ascending: false, nullsFirst: false }),
  );
  return rows.map(({ notes, notes_updated_at, module: { formation, ...module } }) => ({
    text: notes ?? '',
    writtenAt: notes_updated_at,
    module,
    formation,
  }));
}

import type { memberApi } from '../store/memberApi.ts';
import type { OwnTable } from './followOwnRows.ts';

type Tag = Parameters<typeof memberApi.util.invalidateTags>[0] extends readonly (infer Each)[] ? Each : never;

/** What is read anew when rows of a table have changed. */
const TAGS: Readonly<Record<OwnTable, readonly Tag[]>> = {
  user_module_progress: ['progress'],
  user_formation_progress: ['progress'],
  user_certificates: ['progress'],
  orders: ['courses', 'lists', 'orders'],
  user_products: ['courses', 'lists'],
  bookings: ['lists'],
};

export const tagsOf = (tables: readonly OwnTable[]): Tag[] => [...new Set(tables.flatMap((table) => TAGS[table]))];

import type { Row } from '@agence/shared-contracts/backend/database';

/** What is read of modules whose course is drawn. */
export const MODULE_LENGTH = 'duration_minutes,order_index' as const;
export type ModuleLength = Row<'formation_modules', 'duration_minutes' | 'order_index'>;

/** How long each module of a course is in minutes, in order. */
export function moduleMinutes(modules: readonly ModuleLength[]): number[] {
  return [...modules].sort((a, b) => a.order_index - b.order_index).map(({ duration_minutes }) => duration_minutes);
}

import type { PublicPage } from './publicPageApi.ts';

export type PageState = 'private' | 'waiting' | 'public';

/** Where a creator's page stands: agreed to, it still waits for something to be published. */
export function pageState({ is_public, agreed_at }: Pick<PublicPage, 'is_public' | 'agreed_at'>): PageState {
  if (is_public) return 'public';
  return agreed_at === null ? 'private' : 'waiting';
}

import { Badge } from '@agence/shared-contracts/ui/Text';
import { publicPageStates } from '../content/publicPageStates.ts';
import type { PageState } from './pageState.ts';

const tones = { private: 'neutral', waiting: 'glacier', public: 'moss' } as const;

/** Whether a creator's page is private or public, in one word. */
export function PageStateBadge({ state }: { readonly state: PageState }) {
  return <Badge $tone={tones[state]}>{publicPageStates.states[state]}</Badge>;
}

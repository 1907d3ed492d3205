import { requestsTexts } from '../content/requests.ts';
import { Mark } from '../member/Mark.tsx';
import type { Stage } from './requestsApi.ts';

/** A stage as a word, with a point in its colour. */
export function StageMark({ stage }: { readonly stage: Stage }) {
  return <Mark $color={COLORS[stage] ?? 'glacier'}>{requestsTexts.stages[stage]}</Mark>;
}

/** Of stages that are not between the first and the last ones. */
const COLORS: { readonly [stage in Stage]?: string } = { new: 'ink', won: 'moss', lost: 'edge' };

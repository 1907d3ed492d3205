import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import type { Stage } from './requestsApi.ts';

/** A stage as a word, with a point in its colour. */
export function StageMark({ stage }: { readonly stage: Stage }) {
  return <Mark $color={COLORS[stage] ?? 'glacier'}>{requestsTexts.stages[stage]}</Mark>;
}

/** Of stages that are not between the first and the last ones. */
const COLORS: { readonly [stage in Stage]?: string } = { new: 'ink', won: 'moss', lost: 'edge' };

const Mark = styled.span<{ $color: string }>`
  font-weight: 600;
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: 0.5rem;
    border-radius: 50%;
    vertical-align: 0.1em;
    background: var(--ag-${({ $color }) => $color});
  }
`;

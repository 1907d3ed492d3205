import styled from 'styled-components';
import { memberFrameTexts } from '../content/memberFrame.ts';
import { savingTexts } from '../content/saving.ts';
import { useHasUnsent } from '../member/unsent.ts';
import { useIsOffline } from '../member/useIsOffline.ts';

/**
 * What is not on the server yet, beside the places one might leave for. Fields say it aloud themselves, and the shell tells
 * of the network.
 */
export function UnsentState() {
  const hasUnsent = useHasUnsent();
  const isOffline = useIsOffline();
  if (!hasUnsent && !isOffline) return null;
  return <Line>{isOffline ? savingTexts.offline : memberFrameTexts.unsent}</Line>;
}

const Line = styled.p`
  padding: 0.5rem 0.75rem;
  font-size: var(--ag-size-label);
  font-weight: 600;
  line-height: 1.3;
  &::before {
    content: '';
    display: inline-block;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: 0.5rem;
    border: 2px solid var(--ag-glacier);
    border-radius: 50%;
  }
  @media (max-width: 39.99rem) {
    padding: 0.25rem var(--ag-gutter);
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    padding-inline: 0.125rem;
    text-align: center;
  }
`;

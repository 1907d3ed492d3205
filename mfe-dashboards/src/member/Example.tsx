import styled from 'styled-components';
import { memberFrameTexts } from '../content/memberFrame.ts';
import { withRaised } from './raised.tsx';

/** What an entry of a list without one would be like, in one line or several; nothing where no example is given. */
export function Example({ of }: { readonly of: string | undefined }) {
  return of ? (
    <Frame>
      <small>{memberFrameTexts.example}</small> <span>{withRaised(of)}</span>
    </Frame>
  ) : null;
}

const Frame = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 0.75rem;
  align-items: baseline;
  text-align: start;
  max-width: 38rem;
  padding: 0.75rem 1rem;
  border: 1px dashed var(--ag-contour-deep);
  border-radius: var(--ag-radius);
  font-size: var(--ag-size-data);
  & > span {
    white-space: pre-line;
    text-wrap: balance;
  }
  & > small {
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-label);
  }
`;

import styled from 'styled-components';
import { memberFrameTexts } from '../content/memberFrame.ts';

/** What an entry of a list without one would be like; nothing where no example is given. */
export function Example({ of }: { readonly of: string | undefined }) {
  return of ? (
    <Frame>
      <span>{memberFrameTexts.example}</span> {of}
    </Frame>
  ) : null;
}

const Frame = styled.p`
  max-width: 38rem;
  padding: 0.75rem 1rem;
  border: 1px dashed var(--ag-contour-deep);
  border-radius: var(--ag-radius);
  font-size: var(--ag-size-data);
  & > span {
    margin-right: 0.5rem;
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-label);
  }
`;

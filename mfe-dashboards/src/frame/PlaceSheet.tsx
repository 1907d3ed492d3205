import type { ReactNode } from 'react';
import styled from 'styled-components';
import { memberFrameTexts as texts } from '../content/memberFrame.ts';
import { LinkSheet } from '../member/LinkSheet.tsx';

export interface PlaceSheetProps {
  readonly asked: number;
  /** Rows of the list. */
  readonly children: ReactNode;
}

/** The places of a space that a phone's bar has no room for. */
export function PlaceSheet({ asked, children }: PlaceSheetProps) {
  return (
    <LinkSheet id="tout-l-espace" title={texts.moreTitle} asked={asked}>
      <Rows>{children}</Rows>
    </LinkSheet>
  );
}

const Rows = styled.ul`
  display: grid;
  & a {
    display: flex;
    align-items: center;
    gap: 1rem;
    min-height: 3.25rem;
    border-radius: var(--ag-radius);
    font-weight: 500;
    text-decoration: none;
  }
  & a[aria-current] {
    font-weight: 700;
  }
  & li + li {
    border-top: 1px solid var(--ag-line);
  }
`;

import { Button } from '@agence/shared-contracts/ui/Button';
import styled, { css } from 'styled-components';
import { BackLink } from './BackLink.tsx';
import { byEar } from './byEar.ts';

const BEHIND = css`
  position: absolute;
  & > :not(:has(h1)) {
    display: none;
  }
  & > :has(h1) {
    ${byEar}
  }
`;

/** Something seldom done, with a drawing before its words, which on phones stands for them beside the title. */
export const HeadButton = styled(Button)`
  @media (max-width: 39.99rem) {
    position: absolute;
    top: -0.25rem;
    right: 0;
    width: 2.75rem;
    min-height: 2.75rem;
    padding: 0;
    & > span {
      ${byEar}
    }
  }
`;

/** Title of a member page, with its actions beside it. */
export const TitleRow = styled.header<{ $isBehind?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1.25rem;
  /* A long title breaks before what stands beside it falls below. */
  & > :has(> h1) {
    flex: 1 1 20rem;
  }
  & h1 {
    margin-bottom: 0.5rem;
  }
  @media (max-width: 39.99rem) {
    position: relative;
    /* What is said below the title begins below the button too. */
    &:has(> ${HeadButton}) h1 {
      margin-bottom: 1rem;
      padding-right: 3.5rem;
    }
    /* Above the title is the way back. */
    &:has(${BackLink}) > ${HeadButton} {
      top: 2.25rem;
    }
  }
  /* Where what is open of a list is a page of its own, the list's title is said alone. Paper has it. */
  @media screen and (max-width: 63.99rem) {
    ${({ $isBehind }) => ($isBehind ? BEHIND : '')}
  }
`;

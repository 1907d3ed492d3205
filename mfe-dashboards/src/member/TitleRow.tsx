import styled, { css } from 'styled-components';

const BEHIND = css`
  position: absolute;
  & > :not(:has(h1)) {
    display: none;
  }
  & > :has(h1) {
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
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
  /* Where what is open of a list is a page of its own, the list's title is said alone. */
  @media (max-width: 63.99rem) {
    ${({ $isBehind }) => ($isBehind ? BEHIND : '')}
  }
`;

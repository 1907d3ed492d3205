import styled from 'styled-components';

/** Title of a member page, with its actions beside it. */
export const TitleRow = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1.25rem;
  & h1 {
    margin-bottom: 0.5rem;
  }
`;

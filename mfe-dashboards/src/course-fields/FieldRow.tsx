import styled from 'styled-components';

/** Fields beside each other where there is room for what is chosen in them; a number takes less. */
export const FieldRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem;
  & > div {
    flex: 4 1 12rem;
    width: auto;
  }
  & > div:has(> [inputmode='numeric']) {
    flex: 1 1 9rem;
  }
`;

import styled from 'styled-components';

/** Fields beside each other where there is room for what is chosen in them. */
export const FieldRow = styled.div`
  display: grid;
  gap: 1.25rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
`;

import styled from 'styled-components';

/** Fields beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: 1.25rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
`;

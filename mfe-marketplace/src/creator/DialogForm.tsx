import styled from 'styled-components';

/** A form inside a dialog. */
export const DialogForm = styled.form`
  display: grid;
  gap: 1.25rem;
`;

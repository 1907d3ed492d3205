import styled from 'styled-components';

/** Fields of one entry of the catalogue, two beside each other where there is room; `whole` takes a line. */
export const EditForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 1.5rem;
  padding-block: 0.75rem;
  & > [role='alert'],
  & > .whole {
    grid-column: 1 / -1;
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A box to tick with its label. */
export const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  & > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--ag-spruce);
  }
`;

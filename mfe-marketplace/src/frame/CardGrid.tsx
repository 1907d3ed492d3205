import styled from 'styled-components';

/** Cards beside each other where all of them are on the page: up to 4 columns (marketplace §9, AMB-24). */
export const CardGrid = styled.ul`
  display: grid;
  gap: 1.5rem 1.25rem;
  grid-template-columns: minmax(0, 1fr);
  & > li {
    display: grid;
    min-width: 0;
    min-height: 23.75rem;
  }
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 96rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

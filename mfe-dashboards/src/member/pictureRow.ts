import { css } from 'styled-components';

/**
 * A picture, marked `data-picture`, and beside it what is said of it: all below each other until a row has room for its columns, which
 * come after the picture's.
 */
export const pictureRow = (columns: string) => css`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: center;
  padding: 0.9rem 1.1rem;
  & > [data-picture] {
    align-self: start;
  }
  & img {
    width: 100%;
    aspect-ratio: 8 / 5;
    border-radius: var(--ag-radius);
    object-fit: cover;
  }
  & > :not([data-picture]) {
    grid-column: 2;
  }
  /* With large text everything stands below its picture. */
  @media (max-width: 20rem) {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
  }
  @media (min-width: 48rem) {
    grid-template-columns: 6.5rem minmax(0, 1fr);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 6.5rem minmax(0, 1fr) ${columns};
    min-height: 5.8rem;
    & > :not([data-picture]) {
      grid-column: auto;
    }
  }
`;

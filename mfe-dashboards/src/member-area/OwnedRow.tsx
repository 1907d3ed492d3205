import styled from 'styled-components';

/** What can be done with it, a line each, below the text. */
export const OwnedActions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  @media (min-width: 48rem) {
    grid-column: 2;
  }
  border-top: 1px solid var(--ag-line);
  &:empty {
    display: none;
  }
  & > button {
    justify-content: start;
    gap: 0.25rem 1rem;
    min-height: 3.25rem;
    padding: 0.6rem 0;
    border: 0;
    border-radius: 0;
    font-size: var(--ag-size-data);
    text-align: start;
    & > [data-act] {
      margin-left: auto;
    }
  }
  & > button + button {
    border-top: 1px solid var(--ag-line);
  }
  & > small {
    padding-block: 0.6rem 0;
  }
  /* What pressing the row does, at its end. */
  & [data-act] {
    display: inline-flex;
    flex: none;
    gap: 0.5rem;
    align-items: center;
    justify-content: center;
    /* As wide and high whatever kind of file it is. */
    min-width: 9.5rem;
    min-height: 2.75rem;
    padding-inline: 0.9rem;
    border: 1px solid var(--ag-edge);
    border-radius: 99px;
    font-size: var(--ag-size-small);
    white-space: nowrap;
  }
  & > button:hover [data-act] {
    background: var(--ag-hover);
  }
  /* A name keeps room for its words, or a line of its own. */
  @media (max-width: 47.99rem) {
    & > button {
      flex-wrap: wrap;
      gap: 0.7rem 0.6rem;
      padding-block: 1rem;
    }
    & > button > span:not([data-act]) {
      flex: 1 1 6rem;
    }
    & [data-act] {
      min-width: 0;
    }
  }
`;

/** One thing that somebody owns: picture or mark, what it is, what to do with it. */
export const OwnedRow = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: start;
  gap: 0.9rem 1rem;
  padding: 1rem 1.1rem;
  & img {
    width: 100%;
    aspect-ratio: 8 / 5;
    border-radius: var(--ag-radius);
    object-fit: cover;
  }
  & h2 {
    font-size: 1.0625rem;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  & p,
  & small {
    color: var(--ag-ink-soft);
  }
  & small {
    font-size: var(--ag-size-small);
  }
  /* With large text the picture stands above its name. */
  @media (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 48rem) {
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.9rem 1.5rem;
  }
  /* One alone has the room of several. */
  @media (min-width: 60rem) {
    &:only-child {
      grid-template-columns: 12rem minmax(0, 1fr);
      gap: 1.25rem 2rem;
      padding: 1.75rem;
    }
    /* What its files stand beside fills their height. */
    &:only-child:has(> ${OwnedActions}) {
      grid-template: auto 1fr / 17.5rem minmax(0, 1fr);
    }
    &:only-child h2 {
      font-size: var(--ag-size-2);
    }
    &:only-child > :not(div) {
      grid-row: span 2;
    }
    /* Of a picture the image is what stands in the grid. */
    &:only-child:has(> ${OwnedActions}) img {
      grid-row: span 2;
      height: 100%;
      aspect-ratio: auto;
    }
    &:only-child > div {
      max-width: 46rem;
    }
  }
`;

export const OwnedBody = styled.div`
  display: grid;
  gap: 0.35rem;
  justify-items: start;
  min-width: 0;
  & > details {
    justify-self: stretch;
  }
`;

import styled from 'styled-components';

/** What stands above a list of entries: what it is for, and what adds to it. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 1rem;
  /* What it is for breaks beside the button before it stands above it. */
  & > :not(button) {
    flex: 1 1 16rem;
  }
`;

/** Entries of a list that staff edit in place. */
export const Rows = styled.ul`
  display: grid;
  gap: 0.75rem;
  & > li {
    padding: 0.75rem 1.25rem;
    border-radius: var(--ag-radius);
    background: var(--ag-surface);
    box-shadow: 0 0 0 1px var(--ag-line);
  }
`;

/** One entry: what it is, its state, and at its end what can be done with it. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  & > .actions {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    /* The words of its last button end where the entry does. */
    margin: 0 -0.75rem 0 auto;
  }
  /* Alone on their line, their room below is that of the entry. */
  @media (max-width: 40rem) {
    & > .actions {
      margin-bottom: -0.6rem;
    }
  }
`;

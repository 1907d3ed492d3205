import styled from 'styled-components';

/** What stands above a list of entries: what it is for, and what adds to it. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1rem;
  margin-bottom: 1rem;
  /* What it is for breaks beside the button before it stands above it. */
  & > :not(button) {
    flex: 1 1 16rem;
  }
  /* Room is made when there is something to say. */
  & [role='status']:empty {
    position: absolute;
  }
`;

/** Entries of a list that staff edit in place, in one sheet. */
export const Rows = styled.ul`
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  &:empty {
    display: none;
  }
  & > li {
    padding: 0.5rem 1.25rem;
  }
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
`;

/** One entry: what it is, its state, and at its end what can be done with it. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  min-height: 3rem;
  & > .actions {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    /* The words of its last button end where the entry does. */
    margin: 0 -0.75rem 0 auto;
  }
  /* Of many rows each says it: they are there for who looks for them. */
  & > .actions > button {
    font-size: var(--ag-size-data);
    font-weight: 500;
    color: var(--ag-ink-soft);
    text-decoration: underline;
    text-decoration-color: var(--ag-edge);
    text-underline-offset: 0.25em;
  }
  & > .actions > button:is(:hover, :focus-visible) {
    color: var(--ag-ink);
  }
`;

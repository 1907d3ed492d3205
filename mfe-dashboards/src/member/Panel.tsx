import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';

/** One part of a member page. */
export const Panel = styled.section`
  --panel-ground: var(--ag-surface);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: start;
  min-width: 0;
  padding: clamp(1.1rem, 2.5vw, 1.75rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  & > h2,
  & > header > h2,
  & > header > div > h2 {
    font-size: var(--ag-size-3);
  }
  /* A line below a heading belongs to it. */
  & h2 {
    line-height: 1.2;
  }
  & > header > div > h2 + :where(p, small, span, div) {
    margin-top: 0.25rem;
  }
  /* Room is made when there is something to say. */
  & > [role='status']:empty {
    position: absolute;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
  }
`;

/** What helps with something that is no field, as a field's own hint looks. */
export const Hint = styled.small`
  max-width: var(--ag-measure);
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
`;

export const Problem = styled.p`
  color: var(--ag-danger);
  font-weight: 600;
`;

/** Takes something away from somebody: looks like what it is. */
export const DangerButton = styled(Button).attrs({ $look: 'secondary' })`
  border-color: var(--ag-danger);
  color: var(--ag-danger);
`;

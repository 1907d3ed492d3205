import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import styled from 'styled-components';

interface ImprovementsProps {
  readonly results: readonly { readonly metric: string; readonly improvement: string }[];
}

/** What got better, and by how much. */
export function Improvements({ results }: ImprovementsProps) {
  if (results.length === 0) return null;
  return (
    <List>
      {results.map(({ metric, improvement }) => (
        <div key={metric}>
          <dt>{metric}</dt>
          <dd>{frenchSpaces(improvement)}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: 1rem;
  align-content: start;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1.5rem;
    padding-bottom: 0.75rem;
    border-bottom: 1px solid var(--ag-line);
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dd {
    font: 700 var(--ag-size-3) / 1.25 var(--ag-display);
    color: var(--ag-moss);
  }
`;

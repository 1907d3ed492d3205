import styled from 'styled-components';

/** What one wants to know at a glance, as pairs of label and value. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--ag-line);
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

import styled from 'styled-components';

interface FactsProps {
  readonly facts: readonly (readonly [label: string, value: string, href?: string | undefined])[];
}

/** What is known, each with its name. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(([label, value, href]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(7rem, 1fr) minmax(0, 2fr);
    gap: 1rem;
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--ag-line);
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dd {
    margin: 0;
  }
`;

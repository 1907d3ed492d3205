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
          <dd>{href ? <a href={href}>{breakable(value)}</a> : value}</dd>
        </div>
      ))}
    </List>
  );
}

/** An address that is too long for a line is broken before its @, and not within a word. */
function breakable(value: string) {
  const at = value.indexOf('@');
  if (at < 0) return value;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}

const List = styled.dl`
  container-type: inline-size;
  & > div {
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--ag-line);
  }
  @container (min-width: 20rem) {
    & > div {
      display: grid;
      grid-template-columns: 7.5rem minmax(0, 1fr);
      gap: 0 1rem;
      align-items: baseline;
    }
  }
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    margin: 0;
  }
`;

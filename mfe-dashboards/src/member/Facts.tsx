import styled, { css } from 'styled-components';
import { breakable } from './breakable.tsx';

/** What something is called, what is known of it, and where that leads. */
export type Fact = readonly [label: string, value: string, href?: string | undefined];

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Whether they are what sums are made of, which stand at the end of their lines. */
  readonly isSums?: boolean;
}

/** What is known, each with its name. */
export function Facts({ facts, isSums = false }: FactsProps) {
  return (
    <List $isSums={isSums}>
      {facts.map(([label, value, href]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{breakable(value)}</a> : value}</dd>
        </div>
      ))}
    </List>
  );
}

const sums = css`
  && > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  & dt {
    font-size: var(--ag-size-data);
    color: inherit;
  }
  & dd {
    text-align: end;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const List = styled.dl<{ $isSums: boolean }>`
  container-type: inline-size;
  & > div {
    padding-block: 0.5rem;
  }
  & > div + div {
    border-top: 1px solid var(--ag-line);
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
  ${({ $isSums }) => ($isSums ? sums : '')}
`;

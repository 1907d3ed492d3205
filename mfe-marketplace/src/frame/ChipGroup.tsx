import styled from 'styled-components';

interface ChipOption {
  readonly value: string;
  readonly label: string;
  /** Translators leave the label as it is. */
  readonly translate?: 'no';
}

interface ChipGroupProps {
  readonly className?: string;
  readonly legend: string;
  readonly name: string;
  readonly options: readonly ChipOption[];
  /** Label of the choice of nothing, which comes first. */
  readonly any?: string;
  /** One of the options is chosen instead of any number; so it is with `any`. */
  readonly isSingle?: boolean;
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** Native radio buttons or checkboxes that look like chips. */
export function ChipGroup({
  className,
  legend,
  name,
  options,
  any,
  isSingle = any !== undefined,
  chosen,
  onToggle,
}: ChipGroupProps) {
  const all: readonly ChipOption[] = any === undefined ? options : [{ value: '', label: any }, ...options];
  return (
    <Group className={className}>
      <legend>{legend}</legend>
      {all.map(({ value, label, translate }) => (
        <label key={value}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <span translate={translate}>{label}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 0.6rem;
    padding: 0;
    font-size: var(--ag-size-small);
    font-weight: 600;
    color: var(--ag-ink-soft);
  }
  & > label {
    position: relative;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & span {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.4rem 1rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 999px;
    font-size: 0.9375rem;
  }
  & label:hover span {
    border-color: currentColor;
  }
  & input:checked + span {
    border-color: var(--ag-ink);
    background: var(--ag-ink);
    color: var(--ag-ground);
    font-weight: 600;
  }
  & input:focus-visible + span {
    outline: 3px solid var(--ag-glacier);
    outline-offset: 2px;
  }
`;

import { selectArrow } from '@agence/shared-contracts/ui/Control';
import styled from 'styled-components';

interface SelectProps {
  readonly label: string;
  readonly name: string;
  /** Id of the form that it belongs to, where it stands outside of it. */
  readonly form?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A native choice with its label in front. */
export function Select({ label, name, form, value, options, onChange }: SelectProps) {
  const id = `choix-${name}`;
  return (
    <Wrapper>
      <label htmlFor={id}>{label}</label>
      {/* The key brings back what the address says when the visitor goes back. */}
      <select
        key={value}
        id={id}
        name={name}
        form={form}
        defaultValue={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Wrapper>
  );
}

const Wrapper = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  font-size: 0.9375rem;
  & > label {
    color: var(--ag-ink-soft);
    white-space: nowrap;
  }
  & > select {
    field-sizing: content;
    min-height: 2.75rem;
    max-width: 100%;
    padding: 0.4rem 1.1rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 999px;
    background: var(--ag-surface);
    color: inherit;
    font-weight: 600;
    cursor: pointer;
    ${selectArrow}
  }
`;

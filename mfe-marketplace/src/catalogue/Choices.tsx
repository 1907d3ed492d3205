import styled from 'styled-components';

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  /** Id of the form that the choices belong to. */
  readonly form: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the choice of nothing, which comes first; without it any number can be chosen. */
  readonly any?: string;
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** Native radio buttons or checkboxes below each other, in the page's own colour. */
export function Choices({ legend, name, form, options, any, chosen, onToggle }: ChoicesProps) {
  const all: ChoicesProps['options'] = any === undefined ? options : [{ value: '', label: any }, ...options];
  return (
    <Group>
      <legend>{legend}</legend>
      {all.map(({ value, label }) => (
        <label key={value}>
          <input
            type={any === undefined ? 'checkbox' : 'radio'}
            name={name}
            form={form}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          {label}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  & > legend {
    float: left;
    width: 100%;
    padding: 0;
    margin-bottom: 0.25rem;
    font-weight: 600;
  }
  & > label {
    clear: both;
    display: flex;
    align-items: center;
    gap: 0.65rem;
    min-height: 2.25rem;
    font-size: 0.9375rem;
    line-height: 1.3;
    cursor: pointer;
  }
  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--ag-ink);
  }
  @media (max-width: 60rem) {
    & > label {
      min-height: 2.75rem;
      font-size: 1rem;
    }
  }
`;

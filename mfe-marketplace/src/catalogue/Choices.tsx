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
  /* Browsers draw them in a grey of their own, the brightest of a dark page. */
  @media (prefers-color-scheme: dark) {
    & input:not(:checked) {
      appearance: none;
      border: 1.5px solid var(--ag-edge);
      border-radius: 0.2rem;
    }
    & [type='radio']:not(:checked) {
      border-radius: 50%;
    }
  }
  /* How high a level climbs, of three peaks. */
  & > label:has([name='niveau']:not([value='']))::after {
    content: '';
    width: 1.75rem;
    height: 0.8rem;
    margin-left: auto;
    background: linear-gradient(90deg, var(--ag-ink) var(--climbed, 100%), var(--ag-line) 0);
    clip-path: polygon(0 100%, 17% 45%, 33% 85%, 50% 22%, 67% 85%, 83% 0, 100% 100%);
  }
  & > label:has([value='debutant']) {
    --climbed: 33%;
  }
  & > label:has([value='intermediaire']) {
    --climbed: 67%;
  }
  @media (max-width: 60rem) {
    & > label {
      min-height: 2.75rem;
      font-size: 1rem;
    }
  }
`;

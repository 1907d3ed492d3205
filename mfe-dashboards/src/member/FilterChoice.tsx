import { Select } from '@agence/shared-contracts/ui/Field';

interface FilterChoiceProps {
  readonly id: string;
  readonly label: string;
  /** What stands for no filter. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, shown: string])[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** A filter of a list that is one of some values, or none. */
export function FilterChoice({ id, label, all, options, value, onChange }: FilterChoiceProps) {
  return (
    <Select id={id} label={label} value={value ?? ''} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {[['', all] as const, ...options].map(([each, shown]) => (
        <option key={each} value={each}>
          {shown}
        </option>
      ))}
    </Select>
  );
}

import { Field } from '@agence/shared-contracts/ui/Field';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';

const texts = catalogueKeepingTexts.course;

interface CourseAddressProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Names a course by the address of its page. */
export function CourseAddress({ id, value, error, onChange }: CourseAddressProps) {
  return (
    <div className="whole">
      <Field
        id={id}
        label={texts.label}
        hint={texts.hint}
        autoFocus
        autoComplete="off"
        maxLength={500}
        error={error}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

import { Field } from '@agence/shared-contracts/ui/Field';
import type { ComponentProps } from 'react';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';

const texts = catalogueKeepingTexts.course;

type CourseAddressProps = Pick<ComponentProps<typeof Field>, 'id' | 'maxLength' | 'value' | 'error' | 'onChange'>;

/** Names a course by the address of its page. */
export function CourseAddress(field: CourseAddressProps) {
  return (
    <div className="whole">
      <Field {...field} label={texts.label} hint={texts.hint} autoFocus autoComplete="off" />
    </div>
  );
}

import { Field } from '@agence/shared-contracts/ui/Field';
import { type ComponentProps, useEffect, useState } from 'react';
import styled from 'styled-components';
import { frenchTyped } from './frenchTyped.ts';

type NumberFieldProps = ComponentProps<typeof Field> & { readonly value: string };

/**
 * A number field (TLS-006) that reads in French while nobody types in it. Browsers write its decimals in their own language,
 * which no page chooses: beside `1,5 %` of the results, an English one has `1.5`. To voices it stays the field's own.
 */
export function NumberField(props: NumberFieldProps) {
  const [isHydrated, setHydrated] = useState(false);
  // Before it, what is typed is known to the field alone.
  useEffect(() => setHydrated(true), []);
  const shown = isHydrated ? frenchTyped(props.value) : undefined;
  return (
    <Place>
      <Field {...props} type="number" inputMode="decimal" min={0} />
      {shown === undefined ? null : <span aria-hidden="true">{shown}</span>}
    </Place>
  );
}

/* The label, the field and what is said of it have rows of their own, so that the number has the field's. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.35rem;
  align-content: start;
  & > div {
    display: contents;
  }
  & input,
  & > span {
    grid-area: 2 / 1;
  }
  /* It leaves the arrows of the field. */
  & > span {
    align-self: center;
    overflow: hidden;
    margin: 0 2.25rem 0 0.25rem;
    padding-left: 0.8rem;
    background: var(--ag-surface);
    pointer-events: none;
  }
  &:focus-within > span {
    display: none;
  }
`;

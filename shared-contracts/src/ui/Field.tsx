import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { Control } from './Control.tsx';

interface Labelling {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What is wrong and how to mend it; shown beside the field and said with it. The first field of a form that is refused takes the focus. */
  readonly error?: ReactNode;
}

/** Labelled text input. What was typed stays, whatever happens. */
export function Field({ id, label, hint, error, ...input }: Labelling & Omit<ComponentPropsWithRef<'input'>, 'id'>) {
  return (
    <Wrapper>
      <label htmlFor={id}>{label}</label>
      <Control id={id} {...describe(id, hint, error)} {...input} />
      <Notes id={id} hint={hint} error={error} />
    </Wrapper>
  );
}

/** Labelled multi-line text. */
export function TextArea({
  id,
  label,
  hint,
  error,
  ...input
}: Labelling & Omit<ComponentPropsWithRef<'textarea'>, 'id'>) {
  return (
    <Wrapper>
      <label htmlFor={id}>{label}</label>
      <Control as="textarea" rows={4} id={id} {...describe(id, hint, error)} {...(input as object)} />
      <Notes id={id} hint={hint} error={error} />
    </Wrapper>
  );
}

/** Labelled choice of one of several values. */
export function Select({ id, label, hint, error, ...input }: Labelling & Omit<ComponentPropsWithRef<'select'>, 'id'>) {
  return (
    <Wrapper>
      <label htmlFor={id}>{label}</label>
      <Control as="select" id={id} {...describe(id, hint, error)} {...(input as object)} />
      <Notes id={id} hint={hint} error={error} />
    </Wrapper>
  );
}

function describe(id: string, hint?: string, error?: ReactNode) {
  const notes = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { ...(notes ? { 'aria-describedby': notes } : {}), ...(error ? { 'aria-invalid': true } : {}) };
}

function Notes({ id, hint, error }: Pick<Labelling, 'id'> & { hint: string | undefined; error: ReactNode }) {
  const isWrong = Boolean(error);
  useEffect(() => {
    if (isWrong) takeFocus(document.getElementById(id));
  }, [id, isWrong]);
  return (
    <>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <Problem id={`${id}-error`}>{error}</Problem> : null}
    </>
  );
}

/** From the button that was pressed, and from nothing else: nobody who types is interrupted. */
function takeFocus(field: HTMLElement | null) {
  const pressed = document.activeElement?.closest('button');
  if (pressed && field?.closest('form, dialog, section, details')?.contains(pressed)) field.focus();
}

const Wrapper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.35rem;
  align-content: start;
  width: 100%;
  text-align: left;
  & > label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

const Hint = styled.p`
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
`;

const Problem = styled.div`
  font-size: var(--ag-size-small);
  font-weight: 600;
  color: var(--ag-danger);
`;

import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';

interface Labelling {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What is wrong and how to mend it; shown beside the field and announced with it. */
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
  return (
    <>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      ) : null}
    </>
  );
}

const Wrapper = styled.div`
  display: grid;
  gap: 0.35rem;
  align-content: start;
  width: 100%;
  text-align: left;
  & > label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

/** The arrow of a choice, away from the edge and as thin as our other arrows; forced colours keep the browser's own. */
export const selectArrow = css`
  @media not (forced-colors: active) {
    appearance: none;
    padding-right: 2.75rem;
    background-image: linear-gradient(45deg, transparent 41%, currentColor 41% 59%, transparent 59%),
      linear-gradient(-45deg, transparent 41%, currentColor 41% 59%, transparent 59%);
    background-position:
      right 1.4rem center,
      right 1.05rem center;
    background-size: 0.4rem 0.4rem;
    background-repeat: no-repeat;
  }
`;

export const Control = styled.input`
  width: 100%;
  min-height: 3rem;
  padding: 0.7rem 1rem;
  border: 1.5px solid var(--ag-edge);
  border-radius: var(--ag-radius);
  background: var(--ag-surface);
  color: var(--ag-ink);
  &[aria-invalid='true'] {
    border-color: var(--ag-danger);
  }
  &:is(select) {
    ${selectArrow}
  }
  /* As high as its text, so that no line is cut; browsers that cannot have the rows it asks for. */
  &:is(textarea) {
    field-sizing: content;
    min-height: 8.5rem;
    max-height: 30rem;
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

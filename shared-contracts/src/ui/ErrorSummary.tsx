import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

interface ErrorSummaryProps {
  /** Says how many there are: `4 champs à corriger`. */
  readonly title: string;
  /** What is wrong, in the order of the form. @param id of the field */
  readonly problems: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  /** How often the form was refused: each time leads here. */
  readonly attempt: number;
}

/**
 * Everything that is to be mended in a form, above its fields: it takes the focus when the form is refused, so that it is
 * said once and as a whole. A single problem needs no summary: its field takes the focus.
 */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const titleId = useId();
  const only = problems.length === 1 ? problems[0]?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when one of them is mended.
  useEffect(() => {
    if (attempt === 0) return;
    if (only) goTo(only);
    else summary.current?.focus();
  }, [attempt]);
  if (problems.length < 2) return null;
  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault();
    goTo(id);
  };
  return (
    <Summary ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <strong id={titleId}>{title}</strong>
      <ul>
        {problems.map(({ id, label, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => follow(event, id)}>
              {label}
            </a>
            {`\u00a0: ${text}`}
          </li>
        ))}
      </ul>
    </Summary>
  );
}

/** A field in a closed part takes no focus. */
function goTo(id: string) {
  const field = document.getElementById(id);
  const part = field?.closest('details');
  if (part) part.open = true;
  field?.focus();
}

const Summary = styled.section`
  grid-column: 1 / -1;
  padding: 1rem 1.25rem;
  border: 1.5px solid var(--ag-danger);
  border-radius: var(--ag-radius);
  font-size: 0.9375rem;
  & > strong {
    color: var(--ag-danger);
  }
  & > ul {
    display: grid;
    gap: 0.35rem;
    margin-top: 0.5rem;
  }
  & a {
    color: inherit;
  }
`;

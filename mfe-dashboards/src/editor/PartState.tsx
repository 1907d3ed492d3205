import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { Icon } from '../member/Icon.tsx';

interface PartStateProps {
  /** How many of the questions of a part are answered, and how many there are. */
  readonly filled: number;
  readonly total: number;
  /** What is said while something stands in for an answer. */
  readonly standing?: string | undefined;
}

/** How far a part of the course is. */
export function PartState({ filled, total, standing }: PartStateProps) {
  const isDone = filled === total;
  return (
    <State data-done={isDone || undefined}>
      <Icon name={isDone ? 'done' : 'open'} size={18} />
      {/* Eyes see the tick; words are for what is left. */}
      <span className={isDone ? 'visually-hidden' : undefined}>
        {(!isDone && standing) || editorTexts.filled(filled, total)}
      </span>
    </State>
  );
}

const State = styled.small`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
  &[data-done] > svg {
    color: var(--ag-moss);
  }
`;

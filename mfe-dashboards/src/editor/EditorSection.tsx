import type { ReactNode } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { Icon } from '../member/Icon.tsx';
import { Panel } from '../member/Panel.tsx';

interface EditorSectionProps {
  /** Of its heading, which the plan of the page leads to. */
  readonly id: string;
  readonly title: string;
  /** What it is asked for, in a line. */
  readonly lead: string;
  /** What is typed in each of its fields. */
  readonly typed: readonly string[];
  readonly children: ReactNode;
}

/** One question that a creator answers about a course, and how much of it is answered. */
export function EditorSection({ id, title, lead, typed, children }: EditorSectionProps) {
  const filled = typed.filter((text) => text.trim() !== '').length;
  const isDone = filled === typed.length;
  return (
    <Frame aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        <State data-done={isDone || undefined}>
          <Icon name={isDone ? 'done' : 'open'} size={18} />
          {editorTexts.filled(filled, typed.length)}
        </State>
      </header>
      {children}
    </Frame>
  );
}

const Frame = styled(Panel)`
  & > header {
    align-items: start;
  }
  & > header > div {
    flex: 1 1 14rem;
  }
  & > header p {
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
  /* A list begins with the lines of a short one, and grows with what is typed. */
  & textarea {
    min-height: 5.5rem;
  }
`;

const State = styled.small`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
  &[data-done] {
    color: var(--ag-moss);
  }
`;

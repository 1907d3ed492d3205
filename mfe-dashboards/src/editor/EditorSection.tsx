import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { foldArrow } from '../member/foldArrow.ts';
import { Panel } from '../member/Panel.tsx';
import { PartHead } from './PartHead.tsx';
import { PartState } from './PartState.tsx';

interface EditorSectionProps {
  /** Of its heading, which the plan of the page leads to. */
  readonly id: string;
  readonly title: string;
  /** What it is asked for, in a line. */
  readonly lead: string;
  /** What is typed in each of its fields; the first stands for all of them while they are folded. */
  readonly typed: readonly [string, ...string[]];
  /** What stands for them instead, where that is no text for readers. */
  readonly said?: string;
  readonly children: ReactNode;
}

/**
 * One question that a creator answers about a course, and how much of it is answered. One that was answered when the page came is folded;
 * none folds by itself while somebody writes.
 */
export function EditorSection({ id, title, lead, typed, said, children }: EditorSectionProps) {
  const { shown, rest } = summaryOf(typed[0]);
  const filled = typed.filter((text) => text.trim() !== '').length;
  const [wasFilled] = useState(filled === typed.length);
  if (!wasFilled)
    return (
      <section aria-labelledby={id}>
        <PartHead {...{ id, title, lead, filled }} total={typed.length} />
        {children}
      </section>
    );
  return (
    <section aria-labelledby={id}>
      <details>
        <summary>
          <h2 id={id}>{title}</h2>
          <span data-when="open">{lead}</span>
          <span data-when="folded">{said ?? shown}</span>
          {said === undefined && rest > 0 ? <span data-when="folded">{editorTexts.more(rest)}</span> : null}
          <PartState filled={filled} total={typed.length} />
        </summary>
        <div>{children}</div>
      </details>
    </section>
  );
}

/** Letters of two lines beside the preview. */
const ROOM = 110;

/** Lines of a field as one: as many as have room, each whole; and how many there are besides, which is cut from none. */
function summaryOf(typed: string) {
  const lines = typed.trim().split(/\s*\n\s*/);
  let shown = 1;
  while (shown < lines.length && lines.slice(0, shown + 1).join(' · ').length <= ROOM) shown += 1;
  return { shown: lines.slice(0, shown).join(' · '), rest: lines.length - shown };
}

/** What a course says of itself, in one sheet: a line between one question and the next. */
export const EditorSections = styled(Panel).attrs({ as: 'div' })`
  --pad: clamp(1.1rem, 2.5vw, 1.75rem);
  gap: 0;
  overflow: clip;
  padding: 0;
  & > section + section {
    border-top: 1px solid var(--ag-line);
  }
  & > section:not(:has(> details)),
  & > section > details > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    padding: var(--pad);
  }
  & > section > details > div {
    padding-top: 0;
  }
  & h2 {
    font-size: var(--ag-size-3);
  }
  /* A list begins with the lines of a short one, and grows with what is typed. */
  & textarea:not([rows='1']) {
    min-height: 5.5rem;
  }
  & details {
    --fold-at: 1.85rem;
    ${foldArrow}
  }
  & details > summary {
    display: grid;
    grid-template-columns: auto minmax(min-content, 1fr);
    gap: 0.25rem 0.75rem;
    padding: 1.1rem calc(var(--pad) + 2.25rem) 1.1rem var(--pad);
    cursor: pointer;
    outline-offset: -3px;
  }
  & details > summary::after {
    right: calc(var(--pad) + 0.2rem);
    color: var(--ag-ink-soft);
  }
  & summary:hover {
    background: var(--ag-hover);
  }
  & summary > span {
    grid-column: 1 / -1;
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
  & summary > small {
    grid-area: 1 / 2;
  }
  & [data-when='folded'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  /* On paper nothing is folded. */
  @media screen {
    & :not([open]) > summary > [data-when='open'] {
      display: none;
    }
  }
  & [open] > summary > [data-when='folded'] {
    display: none;
  }
`;

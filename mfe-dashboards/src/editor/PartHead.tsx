import type { ReactNode } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { Icon } from '../member/Icon.tsx';

interface PartHeadProps {
  /** Of the heading, which the plan of the page leads to. */
  readonly id: string;
  readonly title: string;
  /** What it is asked for, in a line. */
  readonly lead: string;
  /** How many of its questions are answered, and how many there are. */
  readonly filled: number;
  readonly total: number;
  /** What one can do with all of the part. */
  readonly children?: ReactNode;
}

/** What a part of the course is for and how far it is. */
export function PartHead({ id, title, lead, filled, total, children }: PartHeadProps) {
  const isDone = filled === total;
  return (
    <Head>
      <div data-said="">
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      <State data-done={isDone || undefined}>
        <Icon name={isDone ? 'done' : 'open'} size={18} />
        {editorTexts.filled(filled, total)}
      </State>
      {children ? <Acts>{children}</Acts> : null}
    </Head>
  );
}

const Head = styled.header`
  && {
    align-items: start;
  }
  & > [data-said] {
    flex: 1 1 14rem;
  }
  & p {
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
`;

/** Below what is said of the part, whose state stands in the same place in all of them. */
const Acts = styled.div`
  flex: 1 1 100%;
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

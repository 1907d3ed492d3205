import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Panel } from '../member/Panel.tsx';
import { PartHead } from './PartHead.tsx';

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
  return (
    <Frame aria-labelledby={id}>
      <PartHead {...{ id, title, lead, filled }} total={typed.length} />
      {children}
    </Frame>
  );
}

const Frame = styled(Panel)`
  /* A list begins with the lines of a short one, and grows with what is typed. */
  & textarea:not([rows='1']) {
    min-height: 5.5rem;
  }
`;

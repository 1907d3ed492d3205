import type { ReactNode } from 'react';
import { learnerFrameTexts } from '../content/learnerFrame.ts';
import { learnerEntries, learnerWays } from './learnerEntries.ts';
import { MemberFrame } from './MemberFrame.tsx';

interface LearnerFrameProps {
  readonly path: string;
  readonly bare?: boolean;
  readonly children: ReactNode;
}

const SEARCH = { kind: 'learner' } as const;

/** The frame of what learners have, the account among it. */
export function LearnerFrame(props: LearnerFrameProps) {
  return (
    <MemberFrame
      label={learnerFrameTexts.label}
      entries={learnerEntries}
      ways={learnerWays}
      search={SEARCH}
      {...props}
    />
  );
}

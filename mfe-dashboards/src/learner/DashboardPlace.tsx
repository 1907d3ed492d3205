import type { PageHead } from '@agence/shared-contracts/remote/head';
import { learnerTexts } from '../content/learner.ts';
import { MemberPage } from '../member/MemberPage.tsx';
import { LearnerDashboard } from './LearnerDashboard.tsx';

export function head(): PageHead {
  return { ...learnerTexts.seo, noindex: true };
}

export default function DashboardPlace() {
  return (
    <MemberPage title={learnerTexts.title}>
      <LearnerDashboard />
    </MemberPage>
  );
}

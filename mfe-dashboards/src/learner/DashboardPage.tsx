import { useAuth, useShell } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { learnerTexts } from '../content/learner.ts';
import { createDashboardStore, dashboardApi } from '../store/dashboardStore.ts';
import { LearnerDashboard } from './LearnerDashboard.tsx';

export function head(): PageHead {
  return { ...learnerTexts.seo, noindex: true };
}

/** `/dashboard`: the store lives as long as the page and the person, so nobody sees what was another's. */
export default function DashboardPage() {
  const { database } = useShell();
  const { user } = useAuth();
  const [store] = useState(() => createDashboardStore({ database }));
  useEffect(() => () => void store.dispatch(dashboardApi.util.resetApiState()), [store]);
  if (!user) return <h1>{learnerTexts.title}</h1>;
  return (
    <Provider key={user.id} store={store}>
      <LearnerDashboard user={user} />
    </Provider>
  );
}

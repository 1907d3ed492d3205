import { useAuth, useShell, withTimeout } from '@agence/shared-contracts/platform';
import type { User } from '@agence/shared-contracts/remote/shell';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { deliverProgress, type ProgressDelivery } from '../progress/deliverProgress.ts';
import { deviceStore } from '../progress/deviceStore.ts';
import { exclusively } from '../progress/locks.ts';
import { createProgressOutbox, type ProgressOutbox } from '../progress/progressOutbox.ts';
import { sendProgressTo } from '../progress/sendProgress.ts';
import { createMemberStore } from '../store/createMemberStore.ts';
import { memberApi } from '../store/memberApi.ts';

export interface Member {
  readonly user: User;
  readonly outbox: ProgressOutbox;
  /** Delivers what the outbox holds without waiting for more. */
  readonly deliver: () => void;
  /** What an earlier page left behind has been delivered, or will not be for now: what is read next is not behind it. */
  readonly isSettled: boolean;
}

/** How long reading progress waits for what an earlier page left behind, in milliseconds. */
const SETTLE_LIMIT_MS = 3000;

const MemberContext = createContext<Member | undefined>(undefined);

/** The signed-in person and their progress outbox; only below `MemberPage`. */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember() is called outside MemberPage');
  return member;
}

interface MemberPageProps {
  /** Stands alone while nobody is signed in: the shell is about to send the visitor to the sign-in dialog. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Frame of every member page: store and outbox live as long as the page and the person. */
export function MemberPage({ title, children }: MemberPageProps) {
  const { user } = useAuth();
  if (!user) return <h1>{title}</h1>;
  return (
    <SignedIn key={user.id} user={user}>
      {children}
    </SignedIn>
  );
}

function SignedIn({ user, children }: { readonly user: User; readonly children: ReactNode }) {
  const { database } = useShell();
  const [store] = useState(() => createMemberStore({ database }));
  const [outbox] = useState(() =>
    createProgressOutbox({ userId: user.id, store: deviceStore, send: sendProgressTo(database), exclusively }),
  );
  const [isSettled, setSettled] = useState(() => outbox.waiting().length === 0);
  const [delivery, setDelivery] = useState<ProgressDelivery>();
  useEffect(() => {
    if (outbox.waiting().length > 0) {
      withTimeout(outbox.flush(), SETTLE_LIMIT_MS, 'Delivery')
        .then(() => store.dispatch(memberApi.util.invalidateTags(['progress'])))
        .catch(() => {})
        .finally(() => setSettled(true));
    }
    const running = deliverProgress(outbox);
    setDelivery(running);
    return () => {
      running.now();
      running.stop();
      store.dispatch(memberApi.util.resetApiState());
    };
  }, [outbox, store]);
  return (
    <MemberContext value={{ user, outbox, deliver: () => delivery?.now(), isSettled }}>
      <Provider store={store}>{children}</Provider>
    </MemberContext>
  );
}

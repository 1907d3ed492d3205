import { useAuth, useShell, withTimeout } from '@agence/shared-contracts/platform';
import type { User } from '@agence/shared-contracts/remote/shell';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { savingTexts } from '../content/saving.ts';
import { followOwnRows } from '../live/followOwnRows.ts';
import { tagsOf } from '../live/tagsOf.ts';
import { whenIdle } from '../live/whenIdle.ts';
import { deliverProgress, type ProgressDelivery } from '../progress/deliverProgress.ts';
import { deviceName } from '../progress/deviceName.ts';
import { deviceStore } from '../progress/deviceStore.ts';
import { exclusively } from '../progress/locks.ts';
import { createNotebook, type Notebook } from '../progress/notebook.ts';
import { openNoteChannel } from '../progress/noteChannel.ts';
import { createProgressOutbox, type ProgressOutbox } from '../progress/progressOutbox.ts';
import { sendProgressLast, sendProgressTo, whileSignedIn } from '../progress/sendProgress.ts';
import { createMemberStore } from '../store/createMemberStore.ts';
import { memberApi } from '../store/memberApi.ts';

export interface Member {
  readonly user: User;
  readonly outbox: ProgressOutbox;
  readonly notebook: Notebook;
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
  const shell = useShell();
  const { auth, database, ui } = shell;
  const [outbox] = useState(() =>
    createProgressOutbox({
      userId: user.id,
      store: deviceStore,
      send: whileSignedIn(auth, sendProgressTo(database)),
      sendLast: sendProgressLast(shell),
      exclusively,
    }),
  );
  const [notebook] = useState(() => createNotebook({ outbox, device: () => deviceName(deviceStore, user.id) }));
  const [store] = useState(() => createMemberStore({ database, learn: notebook.learn }));
  const [isSettled, setSettled] = useState(() => outbox.waiting().length === 0);
  const [delivery, setDelivery] = useState<ProgressDelivery>();
  useEffect(() => {
    const channel = openNoteChannel(user.id);
    const stopNews = notebook.follow(channel);
    const stopJoined = outbox.subscribeNotes(({ isJoined }) => {
      if (isJoined) ui.toast(savingTexts.joined);
    });
    if (outbox.waiting().length > 0) {
      withTimeout(outbox.flush(), SETTLE_LIMIT_MS, 'Delivery')
        .then(() => store.dispatch(memberApi.util.invalidateTags(['progress'])))
        .catch(() => {})
        .finally(() => setSettled(true));
    }
    const running = deliverProgress(outbox);
    setDelivery(running);
    const stopLive = whenIdle(() =>
      followOwnRows({
        userId: user.id,
        database,
        onChange: (tables) => store.dispatch(memberApi.util.invalidateTags(tagsOf(tables))),
      }),
    );
    return () => {
      stopLive();
      running.now();
      running.stop();
      stopJoined();
      stopNews();
      channel.close();
      store.dispatch(memberApi.util.resetApiState());
    };
  }, [outbox, notebook, store, database, ui, user.id]);
  return (
    <MemberContext value={{ user, outbox, notebook, deliver: () => delivery?.now(), isSettled }}>
      <Provider store={store}>{children}</Provider>
    </MemberContext>
  );
}

import type { Database } from '@agence/shared-contracts/remote/page';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

/** Tables of the person's own rows, as the migrations publish them. */
export const OWN_TABLES = [
  'user_module_progress',
  'user_formation_progress',
  'user_certificates',
  'orders',
  'user_products',
  'bookings',
] as const;
export type OwnTable = (typeof OWN_TABLES)[number];

/** How long changes are gathered, in milliseconds: one delivery of progress writes several rows. */
export const GATHER_MS = 200;
/** After which a channel that the server has closed is opened again, in milliseconds. */
export const AGAIN_MS = 10_000;

type LiveClient = Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>;

interface FollowOptions {
  readonly userId: string;
  /** The shell's Supabase client; one that is a plain REST client tells of nothing. */
  readonly database: () => Promise<Database>;
  /** Told of tables in which rows have changed, or may have while nobody listened. */
  readonly onChange: (tables: readonly OwnTable[]) => void;
}

/**
 * Hears what other tabs and devices of the person write (INF-022). While the page is hidden news are gathered, and told when it
 * is seen again; a page that goes into the browser's history lets go of its connection.
 *
 * @returns the function that ends it
 */
export function followOwnRows({ userId, database, onChange }: FollowOptions): () => void {
  const changed = new Set<OwnTable>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let channel: RealtimeChannel | undefined;
  let isOpening = false;
  let isAway = false;

  function tell(tables: readonly OwnTable[]): void {
    for (const table of tables) changed.add(table);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      if (changed.size === 0 || document.visibilityState === 'hidden') return;
      const news = [...changed];
      changed.clear();
      onChange(news);
    }, GATHER_MS);
  }

  async function open(): Promise<void> {
    if (channel || isOpening) return;
    isOpening = true;
    const client = await liveClient(database).finally(() => {
      isOpening = false;
    });
    if (!client || isAway) return;
    let opened = client.channel(`own-rows:${userId}`);
    for (const table of OWN_TABLES) {
      const filter = `user_id=eq.${userId}`;
      opened = opened.on('postgres_changes', { event: '*', schema: 'public', table, filter }, () => tell([table]));
    }
    // The server's word that it listens comes after the channel's. What was written before it, since the page read its rows
    // or while the connection was gone, is not told of afterwards.
    opened = opened.on('system', {}, ({ status }: { readonly status: string }) => {
      if (channel === opened && status === 'ok') tell(OWN_TABLES);
    });
    channel = opened;
    opened.subscribe((status) => {
      if (channel !== opened || status !== 'CLOSED') return;
      // The token has ended, or the session; a channel that only failed joins again by itself.
      channel = undefined;
      again = setTimeout(() => void open().catch(() => {}), AGAIN_MS);
    });
  }

  function close(): void {
    clearTimeout(again);
    const closing = channel;
    channel = undefined;
    if (closing) void liveClient(database).then((client) => client?.removeChannel(closing));
  }

  const onVisible = () => tell([]);
  const onLeave = () => {
    isAway = true;
    close();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isAway = false;
    void open().catch(() => {});
  };
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('pagehide', onLeave);
  addEventListener('pageshow', onReturn);
  void open().catch(() => {});
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('pagehide', onLeave);
    removeEventListener('pageshow', onReturn);
    clearTimeout(gathering);
    onLeave();
  };
}

/** The client with its present token, where it is one that can listen. */
async function liveClient(database: () => Promise<Database>): Promise<LiveClient | undefined> {
  const client: Database & Partial<LiveClient> = await database();
  if (!client.realtime || !client.channel) return undefined;
  await client.realtime.setAuth();
  return client as LiveClient;
}

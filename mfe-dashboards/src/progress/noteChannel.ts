import type { NoteChannel, NoteNews } from './notebook.ts';

/** Between the tabs of one person on this device; another person's hear nothing. */
export function openNoteChannel(userId: string): NoteChannel & { close(): void } {
  const name = `agence-notes:${userId}`;
  const channel = new BroadcastChannel(name);
  return {
    // Over a channel of its own: what was sent before a page was left is answered after its channel has been closed.
    post(news) {
      const single = new BroadcastChannel(name);
      single.postMessage(news);
      single.close();
    },
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<NoteNews>) => void listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => channel.close(),
  };
}

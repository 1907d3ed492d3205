import { dropDraft, keepDraft, readDraft } from '../drafts/draftStore.ts';

/** A video of which a part has arrived. Storage keeps that for a day, and so long it may go on. */
export interface KeptVideo {
  readonly fileName: string;
  /** By which the same file is known again. */
  readonly fingerprint: string;
  readonly uploadUrl: string | null;
  readonly creationTime: string;
  readonly metadata: Record<string, string>;
}

/** Whose video, and of which module; the name is that of its draft, so that whoever signs out is asked about it. */
export interface VideoPlace {
  readonly userId: string;
  readonly moduleId: string;
}

const LIFE_MS = 24 * 3600 * 1000;
const nameOf = ({ moduleId }: VideoPlace) => `video:${moduleId}`;

/** What of a module's video was sent before; undefined when there is nothing, or not any more. */
export function readKeptVideo(place: VideoPlace): KeptVideo | undefined {
  const kept = readDraft<KeptVideo>(place.userId, nameOf(place));
  if (!kept || Date.now() - Date.parse(kept.creationTime) < LIFE_MS) return kept;
  dropKeptVideo(place);
  return undefined;
}

export function keepVideo(place: VideoPlace, kept: KeptVideo): void {
  keepDraft(place.userId, nameOf(place), kept);
}

export function dropKeptVideo(place: VideoPlace): void {
  dropDraft(place.userId, nameOf(place));
}

import * as v from 'valibot';

/** A message of the protocol of Phoenix channels, which supabase-js speaks. */
export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** How frames are written: as objects, or as lists. */
export type FrameVersion = '1.0.0' | '2.0.0';

const text = v.pipe(v.string(), v.maxLength(255));
const ref = v.optional(v.nullable(text), null);
const objectSchema = v.object({ join_ref: ref, ref, topic: text, event: text, payload: v.unknown() });
const listSchema = v.tuple([v.nullable(text), v.nullable(text), text, text, v.unknown()]);

/** @returns undefined for what is none */
export function readFrame(data: string, version: FrameVersion): Frame | undefined {
  try {
    const read: unknown = JSON.parse(data);
    if (version === '1.0.0') {
      const { join_ref: joinRef, ...frame } = v.parse(objectSchema, read);
      return { joinRef, ...frame };
    }
    const [joinRef, ownRef, topic, event, payload] = v.parse(listSchema, read);
    return { joinRef, ref: ownRef, topic, event, payload };
  } catch {
    return undefined;
  }
}

export function writeFrame({ joinRef, ref, topic, event, payload }: Frame, version: FrameVersion): string {
  return JSON.stringify(
    version === '1.0.0' ? { join_ref: joinRef, ref, topic, event, payload } : [joinRef, ref, topic, event, payload],
  );
}

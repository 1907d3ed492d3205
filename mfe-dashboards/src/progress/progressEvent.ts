import { newId } from '@agence/shared-contracts/remote/newId';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());

/**
 * The state so far of one learning session. The same session is sent again with larger values until the server has
 * its last state; every field only grows or is decided by `at`, so that late, repeated and reordered deliveries end
 * the same (marketplace §4, DLS-01).
 */
export const sessionEventSchema = v.object({
  kind: v.literal('session'),
  id: v.string(),
  module_id: v.string(),
  device_type: v.picklist(['desktop', 'tablet', 'mobile']),
  started_at: time,
  ended_at: time,
  /** Seconds of play. */
  active_seconds: count,
  percentage: v.pipe(count, v.maxValue(100)),
  /** Seconds into the video. */
  position: count,
  /** Seconds of the video that were really seen, as a PostgreSQL int4multirange; null where there is no video. */
  watched: v.nullable(v.string()),
  completed: v.boolean(),
  /** When this state was reached. */
  at: time,
});
export type SessionEvent = v.InferOutput<typeof sessionEventSchema>;

/** Most characters of a module's notes, as the database holds them. */
export const MAX_NOTE_LENGTH = 10_000;

/** Notes as the server has them. The revision rises with every change and is 0 before the first. */
export const noteSchema = v.object({ text: v.string(), revision: count, at: v.nullable(v.string()) });
export type Note = v.InferOutput<typeof noteSchema>;

/** Notes that somebody writes on top of: which text, and which revision it was. */
export const noteBaseSchema = v.object({ text: v.string(), revision: count });
export type NoteBase = v.InferOutput<typeof noteBaseSchema>;

/**
 * The learner's notes on a module. Its id is the module's, so that one per module is kept. The server stores them only
 * on top of `base` or of an earlier version of the same draft. Fields with a default are missing in what releases
 * before these had left on the device.
 */
export const noteEventSchema = v.object({
  kind: v.literal('note'),
  id: v.string(),
  module_id: v.string(),
  /** May be longer than the server takes: then it stays on the device until it has been shortened. */
  text: v.string(),
  at: time,
  device: v.optional(v.string(), () => newId()),
  /** One stretch of writing on this device, until it knows that all of it is stored. */
  draft: v.optional(v.string(), () => newId()),
  /** Rises with every key of a draft. */
  version: v.optional(count, 1),
  base: v.optional(noteBaseSchema, { text: '', revision: 0 }),
});
export type NoteEvent = v.InferOutput<typeof noteEventSchema>;

export const progressEventSchema = v.variant('kind', [sessionEventSchema, noteEventSchema]);
export type ProgressEvent = v.InferOutput<typeof progressEventSchema>;

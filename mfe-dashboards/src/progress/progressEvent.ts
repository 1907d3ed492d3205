import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());

/**
 * The state so far of one learning session. The same session is sent again with larger values until the server has
 * its last state; every field only grows or is decided by `at`, so that late, repeated and reordered deliveries end
 * the same (marketplace §4, reliability DLS-01).
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

/** The learner's notes on a module; the newest `at` wins. Its id is the module's, so that one per module is kept. */
export const noteEventSchema = v.object({
  kind: v.literal('note'),
  id: v.string(),
  module_id: v.string(),
  text: v.pipe(v.string(), v.maxLength(10_000)),
  at: time,
});
export type NoteEvent = v.InferOutput<typeof noteEventSchema>;

export const progressEventSchema = v.variant('kind', [sessionEventSchema, noteEventSchema]);
export type ProgressEvent = v.InferOutput<typeof progressEventSchema>;

import * as v from 'valibot';
import { deviceStore } from '../progress/deviceStore.ts';

/** Where the shell keeps when a choice about cookies was made. */
const KEY = 'cookie-consent-record';
const recordSchema = v.object({ choice: v.picklist(['accepted', 'declined']), at: v.string() });

/** The choice that was made on this device; undefined while there is none. */
export function readConsent(): v.InferOutput<typeof recordSchema> | undefined {
  try {
    return v.parse(recordSchema, JSON.parse(deviceStore.get(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

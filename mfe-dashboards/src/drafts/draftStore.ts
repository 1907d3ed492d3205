import { deviceStore } from '../progress/deviceStore.ts';

const keyOf = (userId: string, name: string) => `agence-draft:${userId}:${name}`;

/** What somebody typed and the server does not have yet; undefined when there is nothing or it is unreadable. */
export function readDraft<Value>(userId: string, name: string): Value | undefined {
  try {
    const text = deviceStore.get(keyOf(userId, name));
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** A form with what a draft says of its fields. One that another release has kept may know others, which are left out. */
export function withDraft<Value extends object>(value: Value, draft: object | undefined): Value {
  const known = Object.entries(draft ?? {}).filter(([field]) => field in value);
  return { ...value, ...Object.fromEntries(known) };
}

export function keepDraft(userId: string, name: string, value: unknown): void {
  deviceStore.set(keyOf(userId, name), JSON.stringify(value));
}

export function dropDraft(userId: string, name: string): void {
  deviceStore.remove(keyOf(userId, name));
}

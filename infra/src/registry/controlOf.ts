import type { Given } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { doorControl } from '../door/doorControl.ts';
import { joinStore } from '../store/joinStore.ts';
import { keyFromEnvironment } from './keys.ts';
import type { ReleaseControl } from './ReleaseControl.ts';
import { storeControl } from './storeControl.ts';
import { targetOf } from './target.ts';

/** The releases that a command was told to work on. @throws UsageError where nobody said which */
export async function controlOf(given: Given): Promise<ReleaseControl> {
  const target = targetOf(given.text('store'));
  const key = await keyFromEnvironment();
  if ('store' in target) {
    await joinStore(target.store);
    return storeControl(target.store, { key, by: given.text('by') });
  }
  if (key) return doorControl(target.site, key);
  throw new UsageError(`Say who asks ${target.site}: AGENCE_KEY or AGENCE_KEY_FILE holds a key of your team.`);
}

import { onEveryScreen } from '../support/everyScreen.ts';
import { mumbled } from '../support/spoken.ts';
import { expect } from '../support/test.ts';

onEveryScreen('every name can be understood by ear (access: A 25 to A 28, 2.4.4, 4.1.2)', {
  look: async (page, { name }) => expect.soft(await mumbled(page), name).toEqual([]),
});

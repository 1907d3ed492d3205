import { newKey } from '../../registry/keys.ts';
import { signRelease } from '../../registry/signature.ts';
import type { BadRelease, Draft } from './Draft.ts';

const signedByStranger = ({ folder }: Draft) => signRelease(folder, newKey().privateKey);

/** What the gate cannot know: whether the team itself sends the release, and what is published already. */
export const BAD_SIGNATURES: readonly BadRelease[] = [
  {
    what: 'a release that nobody has signed',
    ...{ row: 'publish', says: /is not signed; AGENCE_KEY/ },
    change: (draft) => draft.write('static/neuf.txt', 'a'),
  },
  {
    what: 'a release that a stranger has signed',
    ...{ row: 'publish', says: /^Key \w{8} belongs to no team of this site and may not publish mfe-evenements/ },
    change: (draft) => draft.write('static/neuf.txt', 'b'),
    tamper: signedByStranger,
  },
  {
    what: 'a signature of other bytes',
    ...{ row: 'publish', says: /its signature by key \w{8} does not match/ },
    change: (draft) => draft.write('static/neuf.txt', 'c'),
    tamper: async (draft) => {
      await draft.sign();
      await draft.write('release.json', JSON.stringify(draft.release));
    },
  },
  {
    what: 'other bytes under a version that is published',
    ...{ row: 'publish', says: /is taken by other bytes; build again/ },
    tamper: async (draft) => {
      await draft.write('release.json', JSON.stringify(draft.release));
      await draft.sign();
    },
  },
];

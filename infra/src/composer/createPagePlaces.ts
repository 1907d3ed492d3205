import { Admission } from '@agence/backend/edge/admission';
import { clientNetwork } from '@agence/backend/edge/clientAddress';
import { LRUCache } from 'lru-cache';
import type { Connection } from './createSiteServer.ts';

/**
 * Pages of one release that are made at a time and that wait, and how many of both one client has: made-up addresses in a flood wait and
 * are turned away alone. A server half that is asked for more at once is slow for all, and is ended once that takes too much memory.
 */
const PLACES = { running: 12, waiting: 60, each: 24 } as const;
/** Releases that are asked at a time: those that are shown, and previews. */
const MAX_RELEASES = 100;

/** A page was not made, because others have all places or its client has all of theirs. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

/** Makes pages one after the other, each release in places of its own. @throws NoPlace at once, for who is turned away */
export function createPagePlaces() {
  const places = new LRUCache<string, Admission>({ max: MAX_RELEASES });

  return async <Page>(release: string, client: string, make: () => Promise<Page>): Promise<Page> => {
    const ofRelease = places.get(release) ?? new Admission(PLACES);
    places.set(release, ofRelease);
    const made = await ofRelease.run(client, async () => ({ page: await make() }));
    if (!made) throw new NoPlace(`${release} is asked for more pages than it makes`);
    return made.page;
  };
}

/** Whose share of a remote's places a page takes. Who sits at this machine evaluates the site, as many visitors. */
export const shareOfPages = ({ clientIp, isThisMachine, trace }: Connection) =>
  isThisMachine ? trace.id : clientNetwork(clientIp);

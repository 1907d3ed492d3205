import { useAuth } from '@agence/shared-contracts/platform';
import { useCallback, useEffect, useState } from 'react';
import { privatePath, storageLink } from '../member/storageLink.ts';

/** How long a link to a video works, in seconds; after a longer pause a new one is asked for. */
const LINK_SECONDS = 7200;

interface MediaLink {
  /** Undefined until there is a link. */
  readonly source: string | undefined;
  readonly isFailed: boolean;
  /** Asks for a new link, e.g. when the one at hand has expired. */
  readonly renew: () => void;
}

/** The address under which the browser can load a video or its captions: private files need a signed link. */
export function useMediaLink(address: string | null | undefined): MediaLink {
  const { session } = useAuth();
  const path = address ? privatePath(address) : undefined;
  const [signed, setSigned] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const accessToken = session?.access_token ?? '';

  const renew = useCallback(() => {
    if (!path) return;
    setFailed(false);
    storageLink({ path, accessToken, seconds: LINK_SECONDS }).then(setSigned, () => setFailed(true));
  }, [path, accessToken]);
  // A refreshed session is no reason to load the video again.
  const [first] = useState(() => renew);
  useEffect(() => first(), [first]);

  return { source: path ? signed : (address ?? undefined), isFailed, renew };
}

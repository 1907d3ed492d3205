import { useLocation } from 'react-router-dom';
import { creatorFrameTexts } from '../content/creatorFrame.ts';
import { creatorEntries, creatorWays } from '../frame/creatorEntries.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { MemberOutlet } from '../member/MemberOutlet.tsx';
import { MemberPage } from '../member/MemberPage.tsx';
import { PlaceRoutes } from '../places/PlaceRoutes.tsx';
import { placesOf } from '../places/placesOf.ts';
import { preparePlace } from '../places/preparePlace.ts';

const SEARCH = { kind: 'creator' } as const;

const places = placesOf('../studio/StudioPage.tsx');

export const { load, head } = preparePlace(places);

/** `/creator-dashboard` and below: any signed-in person reaches it and sees what is theirs (DSH-060). */
export default function StudioPage() {
  return <PlaceRoutes places={places} layout={<StudioLayout />} />;
}

/** One store for all of the studio: what a place has read or changed, the next one knows. */
function StudioLayout() {
  const { pathname } = useLocation();
  return (
    <MemberPage title={creatorFrameTexts.title}>
      <MemberFrame
        label={creatorFrameTexts.label}
        entries={creatorEntries}
        ways={creatorWays}
        path={pathname}
        search={SEARCH}
      >
        <MemberOutlet />
      </MemberFrame>
    </MemberPage>
  );
}

import { useLocation } from 'react-router-dom';
import { accountTexts } from '../content/account.ts';
import { LearnerFrame } from '../frame/LearnerFrame.tsx';
import { MemberOutlet } from '../member/MemberOutlet.tsx';
import { MemberPage } from '../member/MemberPage.tsx';
import { PlaceRoutes } from '../places/PlaceRoutes.tsx';
import { placesOf } from '../places/placesOf.ts';
import { preparePlace } from '../places/preparePlace.ts';

const places = placesOf('../account/AccountPage.tsx');

export const { load, head } = preparePlace(places);

/** `/compte` and below: what concerns the account itself. */
export default function AccountPage() {
  return <PlaceRoutes places={places} layout={<AccountLayout />} />;
}

function AccountLayout() {
  const { pathname } = useLocation();
  return (
    <MemberPage title={accountTexts.title}>
      <LearnerFrame path={pathname}>
        <MemberOutlet />
      </LearnerFrame>
    </MemberPage>
  );
}

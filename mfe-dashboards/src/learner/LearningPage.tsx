import { useLocation } from 'react-router-dom';
import { LearnerFrame } from '../frame/LearnerFrame.tsx';
import { PlaceOutlet, PlaceRoutes } from '../places/PlaceRoutes.tsx';
import { placesOf } from '../places/placesOf.ts';
import { preparePlace } from '../places/preparePlace.ts';

const places = placesOf('../learner/LearningPage.tsx');

export const { load, head } = preparePlace(places);

/** What learners have: dashboard, courses and viewer. Each asks anew how far the person is, and has a store of its own. */
export default function LearningPage() {
  return <PlaceRoutes places={places} layout={<LearningLayout />} />;
}

function LearningLayout() {
  const { pathname } = useLocation();
  return (
    <LearnerFrame path={pathname} bare={pathname.startsWith('/formation-viewer/')}>
      <PlaceOutlet />
    </LearnerFrame>
  );
}

import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import { ShellRouter } from '@agence/shared-contracts/routing/ShellRouter';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { type ReactElement, Suspense, use } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { placeTexts } from '../content/places.ts';
import { PlaceBoundary } from './PlaceBoundary.tsx';
import type { RoutedPlace } from './placesOf.ts';

interface PlaceRoutesProps {
  readonly places: readonly RoutedPlace[];
  /** Stays while one place follows the other; shows them by {@link PlaceOutlet}. */
  readonly layout: ReactElement;
}

/** The routes of a subtree: its layout around the place at the address of the page. */
export function PlaceRoutes({ places, layout }: PlaceRoutesProps) {
  return (
    <ShellRouter shell={useShell()} url={usePageUrl()}>
      <Routes>
        <Route element={layout}>
          {places.map((place) => (
            <Route key={place.path} path={place.path} element={<PlaceContent place={place} />} />
          ))}
        </Route>
      </Routes>
    </ShellRouter>
  );
}

/** Suspends until the code of the place is there, which it is wherever the shell has prepared the page. */
function PlaceContent({ place }: { readonly place: RoutedPlace }) {
  const code = place.code();
  const { default: Content } = code instanceof Promise ? use(code) : code;
  return <Content />;
}

/**
 * Where a layout shows its place. Each address is a new visit: nothing of the last one goes on, nor its failure.
 *
 * @param onRetry called before a place that failed is tried again
 */
export function PlaceOutlet({ onRetry }: { readonly onRetry?: () => void }) {
  const { pathname } = useLocation();
  return (
    <Ground>
      <PlaceBoundary key={pathname} onRetry={onRetry}>
        <Suspense fallback={<Pending role="status">{placeTexts.pending}</Pending>}>
          <Outlet />
        </Suspense>
      </PlaceBoundary>
    </Ground>
  );
}

/** The footer stays where it is while a place is on its way. */
const Ground = styled.div`
  min-height: 60svh;
`;

const Pending = styled(Container).attrs({ as: 'p' })`
  padding-block: var(--ag-section);
`;

import { useDispatch } from 'react-redux';
import { PlaceOutlet } from '../places/PlaceRoutes.tsx';
import { memberApi } from '../store/memberApi.ts';

/** Where a layout with a store shows its place: one that failed is tried again with what the backend says now. */
export function MemberOutlet() {
  const dispatch = useDispatch();
  return <PlaceOutlet onRetry={() => dispatch(memberApi.util.resetApiState())} />;
}

import { Skeleton } from '@agence/shared-contracts/ui/States';
import styled from 'styled-components';

/** Stands where rows of a list will be. */
export function RowsSkeleton({ rows = 5 }: { readonly rows?: number }) {
  return (
    <Frame aria-busy="true">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} $height="3.5rem" />
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 0.5rem;
`;

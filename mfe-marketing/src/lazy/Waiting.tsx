import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

interface WaitingProps {
  /** Settles when the visitor is near. */
  readonly near: Promise<void>;
  readonly height: string;
}

/** Holds a section's place: empty at first, a skeleton of its two columns while the code is on its way. */
export function Waiting({ near, height }: WaitingProps) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let gone = false;
    void near.then(() => {
      if (!gone) setNear(true);
    });
    return () => {
      gone = true;
    };
  }, [near]);
  return (
    <Place $height={height} aria-hidden="true">
      {isNear ? (
        <>
          <Skeleton $height="6rem" />
          <Skeleton $height="100%" />
        </>
      ) : null}
    </Place>
  );
}

const Place = styled(Container)<{ $height: string }>`
  display: grid;
  gap: 2.5rem;
  grid-template-rows: auto 1fr;
  height: ${({ $height }) => $height};
  @media (min-width: 60rem) {
    grid-template: 1fr / 4fr 8fr;
    gap: 5rem;
  }
`;

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

interface RoomProps {
  /** Of the part, in all of the member area. */
  readonly name: string;
  /** Whether what stands in it is still being asked for. */
  readonly isComing: boolean;
  /** What it is like to take, in CSS units, for who sees it for the first time. */
  readonly height: string;
  /** The same on a phone. */
  readonly narrow?: string;
  readonly children?: ReactNode;
}

/** What each part took when it was last left, in CSS pixels: as long as the document lives. */
const taken = new Map<string, number>();

/** Keeps the room of a part while it comes, so that what stands below stays: what it took the last time. */
export function Room({ name, isComing, height, narrow = height, children }: RoomProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isComing) return;
    const { current } = place;
    return () => {
      // A page that stands by unseen takes none.
      if (current && current.offsetHeight > 0) taken.set(name, current.offsetHeight);
    };
  }, [name, isComing]);
  const last = taken.get(name);
  return (
    <Frame
      ref={place}
      $height={height}
      $narrow={narrow}
      data-coming={isComing ? '' : undefined}
      style={isComing && last ? { minHeight: `${last}px` } : undefined}
    >
      {children}
    </Frame>
  );
}

const Frame = styled.div<{ $height: string; $narrow: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &[data-coming] {
    min-height: ${({ $height }) => $height};
  }
  /* Of what has not come to anything nothing is left, not even the gaps around it. */
  &:empty:not([data-coming]) {
    display: none;
  }
  @media (max-width: 40rem) {
    &[data-coming] {
      min-height: ${({ $narrow }) => $narrow};
    }
  }
`;

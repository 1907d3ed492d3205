import { type ComponentType, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

interface WhenNearProps<Props extends object> {
  /** The part of the page; one that cannot be loaded is left out, and asked for again with the next visit. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** What the part is given. */
  readonly of: Props;
  /** What it takes until then, in CSS units. */
  readonly height: string;
  /** What it takes on a phone, where its parts stand below each other. */
  readonly narrow?: string;
  /** Somebody comes for what is in it: it is not waited for. */
  readonly isWanted?: boolean;
}

/** How near the window. */
const MARGIN = '300px';

/** The end of a long page, whose code is not of the first view. */
export function WhenNear<Props extends object>({
  load,
  of,
  height,
  narrow = height,
  isWanted = false,
}: WhenNearProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<{ readonly Content: ComponentType<Props> }>();
  useEffect(() => {
    let isGone = false;
    const come = () =>
      void load().then(
        (module) => {
          if (!isGone) setCode({ Content: module.default });
        },
        (error: unknown) => console.info('The end of the page is left out.', error),
      );
    const observer =
      'IntersectionObserver' in window && !isWanted
        ? // Of a page that is busy it tells several moments at once, the latest last.
          new IntersectionObserver((moments) => moments.some(({ isIntersecting }) => isIntersecting) && come(), {
            rootMargin: MARGIN,
          })
        : undefined;
    if (observer && place.current) observer.observe(place.current);
    else come();
    return () => {
      isGone = true;
      observer?.disconnect();
    };
  }, [load, isWanted]);
  return code ? <code.Content {...of} /> : <Room ref={place} $height={height} $narrow={narrow} />;
}

const Room = styled.div<{ $height: string; $narrow: string }>`
  min-height: ${({ $height }) => $height};
  @media (max-width: 40rem) {
    min-height: ${({ $narrow }) => $narrow};
  }
`;

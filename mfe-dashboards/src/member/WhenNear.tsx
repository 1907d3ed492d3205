import { type ComponentType, useEffect, useRef, useState } from 'react';

interface WhenNearProps<Props extends object> {
  /** The part of the page; one that cannot be loaded is left out, and asked for again with the next visit. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** What the part is given. */
  readonly of: Props;
  /** What it takes until then, in CSS units. */
  readonly height: string;
}

/** How near the window. */
const MARGIN = '300px';

/** The end of a long page, whose code is not of the first view. */
export function WhenNear<Props extends object>({ load, of, height }: WhenNearProps<Props>) {
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
      'IntersectionObserver' in window
        ? new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: MARGIN })
        : undefined;
    if (observer && place.current) observer.observe(place.current);
    else come();
    return () => {
      isGone = true;
      observer?.disconnect();
    };
  }, [load]);
  return code ? <code.Content {...of} /> : <div ref={place} style={{ minHeight: height }} />;
}

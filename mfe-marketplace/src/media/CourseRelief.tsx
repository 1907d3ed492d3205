import { lazy, Suspense, useCallback, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../frame/useHydrated.ts';
import { type ReliefProps, sizeOf } from './reliefFormats.ts';

/** The server draws at once. Browsers load how it is done with the first picture that has not come with the page. */
const Served = import.meta.env.BROWSER_BUILD ? undefined : (await import('../drawing/DrawnRelief.tsx')).DrawnRelief;
const DrawnRelief = lazy(() => import('../drawing/DrawnRelief.tsx').then((drawn) => ({ default: drawn.DrawnRelief })));

/** Drawings that came with the page and have left it: a list that is scrolled back to has them again before it can draw. */
const left = new Map<string, SVGSVGElement>();

/** The picture of a course, which is drawn from its modules. */
export function CourseRelief(props: ReliefProps) {
  const [isHydrating] = useState(!useHydrated());
  const key = `${props.format} ${props.course.slug}`;
  const keep = useCallback((drawing: SVGSVGElement) => () => void left.set(key, drawing), [key]);
  if (Served) return <Served {...props} />;
  if (isHydrating)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; the drawing stays as the page has brought it.
    return <svg ref={keep} aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
  const { width, height, base } = sizeOf(props.format);
  const known = left.get(key);
  return (
    <Suspense
      fallback={
        known ? (
          <svg ref={(place) => void (place && copy(known, place))} aria-hidden="true" />
        ) : (
          <Awaited viewBox={`0 0 ${width} ${height + base}`} aria-hidden="true" />
        )
      }
    >
      <DrawnRelief {...props} />
    </Suspense>
  );
}

function copy(drawing: SVGSVGElement, place: SVGSVGElement) {
  for (const { name, value } of drawing.attributes) place.setAttribute(name, value);
  place.replaceChildren(...drawing.cloneNode(true).childNodes);
}

/* What stands on a picture can be read before it is there: dark words in the sky, light ones on the ground. */
const Awaited = styled.svg`
  width: 100%;
  background: linear-gradient(var(--ag-band) 55%, var(--ag-spruce) 55%);
`;

const NOTHING = { __html: '' };

import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../frame/useHydrated.ts';
import { type ReliefProps, sizeOf } from './reliefFormats.ts';

/** The server draws at once. Browsers load how it is done with the first picture that has not come with the page. */
const Served = import.meta.env.BROWSER_BUILD ? undefined : (await import('../drawing/DrawnRelief.tsx')).DrawnRelief;
const DrawnRelief = lazy(() => import('../drawing/DrawnRelief.tsx').then((drawn) => ({ default: drawn.DrawnRelief })));

/** The picture of a course, which is drawn from its modules. */
export function CourseRelief(props: ReliefProps) {
  const [isHydrating] = useState(!useHydrated());
  if (Served) return <Served {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; the drawing stays as the page has brought it.
  if (isHydrating) return <svg aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
  const { width, height, base } = sizeOf(props.format);
  return (
    <Suspense fallback={<Awaited viewBox={`0 0 ${width} ${height + base}`} aria-hidden="true" />}>
      <DrawnRelief {...props} />
    </Suspense>
  );
}

/* What stands on a picture can be read before it is there: dark words in the sky, light ones on the ground. */
const Awaited = styled.svg`
  width: 100%;
  background: linear-gradient(var(--ag-band) 55%, var(--ag-spruce) 55%);
`;

const NOTHING = { __html: '' };

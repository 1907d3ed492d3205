import { lazy } from 'react';

/** The server, which waits for nothing while it renders, has it at once. */
const served = import.meta.env.BROWSER_BUILD ? undefined : (await import('./UnknownCourse.tsx')).UnknownCourse;

/** What stands where no course is: in browsers loaded when it is needed, as pages of courses have no use for it. */
export const UnknownCourse =
  served ?? lazy(() => import('./UnknownCourse.tsx').then((parts) => ({ default: parts.UnknownCourse })));

import type { ComponentProps } from 'react';
import { WhenNear } from '../member/WhenNear.tsx';
import type CoursesToNote from './CoursesToNote.tsx';

const load = () => import('./CoursesToNote.tsx');

/** The end of the place, with notes or without: where one could write some. */
export function WhereToNote(props: ComponentProps<typeof CoursesToNote>) {
  return <WhenNear load={load} of={props} height="16rem" />;
}

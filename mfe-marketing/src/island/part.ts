import type { ComponentType } from 'react';

/** A piece of a page whose code is a file of its own. */
export interface Part<Props> {
  /** The component, once its code has been loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Whether it answers the visitor. A part that does not is never loaded where the server has sent its HTML. */
  readonly answers: boolean;
}

/** A part that is only there to be read: served as HTML, and loaded after navigation. */
export function readPart<Props>(open: () => Promise<ComponentType<Props>>): Part<Props> {
  return definePart(open, false);
}

/** A part that answers the visitor: its code is loaded shortly before the part comes into view. */
export function livePart<Props>(open: () => Promise<ComponentType<Props>>): Part<Props> {
  return definePart(open, true);
}

function definePart<Props>(open: () => Promise<ComponentType<Props>>, answers: boolean): Part<Props> {
  let component: ComponentType<Props> | undefined;
  return {
    answers,
    loaded: () => component,
    async load() {
      component ??= await open();
      return component;
    },
  };
}

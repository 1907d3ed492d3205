import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

/** Where it begins in the window, below the shell's header, and how far it ends from the window's edge; in pixels. */
const TOP = 84;
const EDGE = 20;

/**
 * What is open of a list beside it: all about one entry. It begins in view wherever in the list it was opened, and goes with the page:
 * until its end where it is higher than the window, and no farther, so that some of it is always seen.
 */
export function OpenPanel(props: ComponentProps<'section'>) {
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = place.current as HTMLDivElement;
    const opened = panel.current as HTMLElement;
    style.setProperty('--begin', `${Math.max(0, TOP - (place.current?.getBoundingClientRect().top ?? 0))}px`);
    const hold = () => {
      const room = innerHeight - opened.offsetHeight;
      style.setProperty('--top', `${Math.min(TOP, room - EDGE)}px`);
      style.setProperty('--bottom', `${room - TOP}px`);
    };
    hold();
    if (typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(hold);
    sizes.observe(opened);
    addEventListener('resize', hold);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', hold);
    };
  }, []);
  return (
    <Place ref={place}>
      <Panel ref={panel} {...props} />
    </Place>
  );
}

const Place = styled.div`
  min-width: 0;
  @media screen and (min-width: 64rem) {
    align-self: stretch;
    &::before {
      content: '';
      display: block;
      height: var(--begin);
    }
  }
`;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: clamp(1rem, 2.5vw, 1.75rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  overflow-wrap: anywhere;
  @media screen and (min-width: 64rem) {
    position: sticky;
    top: var(--top);
    bottom: var(--bottom);
  }
  & h2 {
    font-size: 1.5rem;
    /* It has the focus for who reads on here; it is no control. */
    outline: none;
  }
  & h3 {
    margin-bottom: 0.75rem;
    font-size: var(--ag-size-lead);
  }
`;

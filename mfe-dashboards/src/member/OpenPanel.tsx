import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

/** Where it begins in the window, below the shell's header, and how far it ends from the window's edge; in pixels. */
const TOP = 84;
const EDGE = 20;

/**
 * What is open of a list beside it: all about one entry, in parts that go from edge to edge with a line between them; the first is a
 * `header` with `Initials`, what it is called and facts in a line. It begins in view wherever in the list it was opened, and goes with the page:
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
  --pad: clamp(1.1rem, 2.5vw, 1.75rem);
  container-type: inline-size;
  overflow: clip;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  overflow-wrap: anywhere;
  @media screen and (min-width: 64rem) {
    position: sticky;
    top: var(--top);
    bottom: var(--bottom);
    /* Beside the cross that closes it. */
    & > header h2 {
      padding-right: 2.5rem;
    }
  }
  & > * {
    padding: var(--pad);
  }
  & > :where(:nth-child(n + 2)) {
    border-top: 1px solid var(--ag-line);
  }
  & > header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1.1rem 0.9rem;
    align-items: start;
    & > span {
      width: 3.25rem;
      height: 3.25rem;
      font-size: 1rem;
    }
    & > div > p {
      margin-top: 0.25rem;
      font-size: var(--ag-size-data);
      color: var(--ag-ink-soft);
    }
    & > p {
      grid-column: 1 / -1;
    }
  }
  & h2 {
    font-size: 1.5rem;
    /* It has the focus for who reads on here; it is no control. */
    outline: none;
  }
  & h3 {
    margin-bottom: 0.6rem;
    font-size: var(--ag-size-lead);
  }
`;

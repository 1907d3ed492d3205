import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import styled from 'styled-components';
import type {} from './commands.ts';

interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title'> {
  readonly id: string;
  readonly title: string;
  /** Room for two columns of fields. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: opens before JavaScript with `<button commandfor={id} command="show-modal">`, closes on
 * Escape and on its button, and gives focus back by itself; where what had it is gone, the shell knows who takes it. It opens with its title in focus, unless a field takes it.
 */
export function Dialog({ id, title, wide = false, children, ...dialog }: DialogProps) {
  // One that is taken away while it is open gives no focus back, unless it is closed before.
  useLayoutEffect(() => {
    const panel = document.getElementById(id) as HTMLDialogElement | null;
    return () => {
      if (panel?.open) panel.close();
    };
  }, [id]);
  return (
    <Panel id={id} $wide={wide} aria-labelledby={`${id}-title`} closedby="any" {...dialog}>
      <Head>
        <h2 id={`${id}-title`} ref={takesFocus} tabIndex={-1}>
          {title}
        </h2>
        <Close type="button" commandfor={id} command="close" aria-label="Fermer">
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="M4 4l12 12M16 4 4 16" />
          </svg>
        </Close>
      </Head>
      {children}
    </Panel>
  );
}

/** React writes no such attribute, and the first button, which closes, is not what anybody came for. */
const takesFocus = (title: HTMLElement | null) => title?.setAttribute('autofocus', '');

const Panel = styled.dialog<{ $wide: boolean }>`
  width: min(${({ $wide }) => ($wide ? '52rem' : '36rem')}, 100%);
  max-height: min(94dvh, 52rem);
  margin: auto;
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border: 0;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  color: var(--ag-ink);
  &::backdrop {
    background: rgb(7 18 14 / 0.6);
  }
  /* On phones it covers nearly all: blurring what is left would take a quarter of the time in which it opens. */
  @media (min-width: 40.01rem) {
    &::backdrop {
      backdrop-filter: blur(3px);
    }
  }
  @media (max-width: 40rem) {
    width: 100%;
    max-width: 100%;
    margin-bottom: 0;
    border-radius: var(--ag-radius-large) var(--ag-radius-large) 0 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 1.5rem;
  & > h2 {
    outline: none;
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.5rem -0.5rem 0 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:hover {
    background: var(--ag-band);
  }
`;

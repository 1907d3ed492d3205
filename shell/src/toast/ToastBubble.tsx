import type { Toast } from '@agence/shared-contracts/remote/shell';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { toastTexts } from '../content/frame.ts';

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 6000;

interface ToastBubbleProps {
  readonly toast: Toast;
  readonly onClose: () => void;
}

/** A short notice above everything, dialogs included; it waits while somebody points at it or has focus in it. */
export function ToastBubble({ toast: { title, description, tone = 'neutral' }, onClose }: ToastBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    const stayAbove = () => {
      bubble.current?.hidePopover();
      bubble.current?.showPopover();
    };
    stayAbove();
    // A dialog that opens later would cover it.
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.open) stayAbove();
    };
    document.addEventListener('toggle', follow, true);
    return () => document.removeEventListener('toggle', follow, true);
  }, []);
  useEffect(() => {
    if (resting) return;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [resting, onClose]);
  const rest = () => setResting(true);
  const go = () => setResting(false);
  return (
    <Bubble
      ref={bubble}
      popover="manual"
      role={tone === 'destructive' ? 'alert' : 'status'}
      $tone={tone}
      onPointerEnter={rest}
      onPointerLeave={go}
      onFocus={rest}
      onBlur={go}
    >
      <strong>{title}</strong>
      {description ? <span>{description}</span> : null}
      <button type="button" aria-label={toastTexts.close} onClick={onClose}>
        ×
      </button>
    </Bubble>
  );
}

const edges = { neutral: 'var(--ag-glacier)', success: 'var(--ag-moss)', destructive: 'var(--ag-danger)' } as const;

const Bubble = styled.div<{ $tone: keyof typeof edges }>`
  position: fixed;
  inset: auto 1.25rem 1.25rem auto;
  gap: 0.25rem;
  max-width: min(24rem, calc(100vw - 2.5rem));
  padding: 1rem 3.5rem 1rem 1.25rem;
  border: 0;
  border-left: 4px solid ${({ $tone }) => edges[$tone]};
  border-radius: var(--ag-radius);
  background: var(--ag-surface);
  color: var(--ag-ink);
  box-shadow: var(--ag-shadow);
  &:popover-open {
    display: grid;
  }
  & > button {
    position: absolute;
    top: 0.25rem;
    right: 0.25rem;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    background: none;
    font-size: 1.25rem;
    cursor: pointer;
  }
  @media (max-width: 60rem) {
    /* Above the sticky bar. */
    bottom: 5.5rem;
  }
  /* The consent banner has the corner, unless a dialog covers it; up there would be the dialog's button that closes. */
  :root[data-asking]:not(:has(dialog:modal)) & {
    inset: 5.5rem 1.25rem auto auto;
  }
`;

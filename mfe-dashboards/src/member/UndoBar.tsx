import { Button } from '@agence/shared-contracts/ui/Button';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

interface UndoBarProps extends Pick<ComponentProps<'div'>, 'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave'> {
  /** What has happened. */
  readonly children: ReactNode;
  readonly action: string;
  /** Absent when there is nothing to undo any more. */
  readonly onUndo: (() => void) | undefined;
  /** The undo is on its way: asking for it twice would fail. */
  readonly isBusy: boolean;
}

/** Says what was taken away, with a way back, which has the focus: what had it is gone. Whoever has gone back is told so. */
export function UndoBar({ children, action, onUndo, isBusy, ...listeners }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const said = useId();
  const isUndone = onUndo === undefined;
  useEffect(() => {
    if (isUndone) bar.current?.focus();
  }, [isUndone]);
  return (
    <Bar ref={bar} role="group" aria-labelledby={said} tabIndex={-1} {...listeners}>
      <span id={said}>{children}</span>
      {onUndo ? (
        <Button type="button" $look="quiet" autoFocus aria-describedby={said} aria-disabled={isBusy} onClick={onUndo}>
          {action}
        </Button>
      ) : null}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  min-height: 3.5rem;
  margin-bottom: 1.25rem;
  padding: 0.35rem 1.25rem;
  border-radius: var(--ag-radius);
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
`;

import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

/** Says what to do where there is nothing, or what happened where something failed. */
export function StateMessage({
  title,
  children,
  actions,
  tone = 'empty',
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: 'empty' | 'error';
}) {
  return (
    <Panel>
      {/* What can be done about it is met on the way, and not said. */}
      <Words role={tone === 'error' ? 'alert' : 'status'}>
        <strong>{title}</strong> {children ? <p>{children}</p> : null}
      </Words>
      {actions ? <Actions>{actions}</Actions> : null}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  padding: clamp(1.5rem, 4vw, 3rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
  box-shadow: 0 0 0 1px var(--ag-line);
`;

const Words = styled.div`
  display: grid;
  gap: inherit;
  & > strong {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & > p {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.5rem;
`;

const breathe = keyframes`
  50% { opacity: .45; }
`;

/** Stands where something will be, in its final size. */
export const Skeleton = styled.div<{ $height: string; $width?: string }>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height }) => $height};
  border-radius: var(--ag-radius);
  background: color-mix(in srgb, var(--ag-ink) 10%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

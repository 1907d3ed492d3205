import styled from 'styled-components';
import { pressable } from './pressable.ts';

/** A filter that is on or off: set `aria-pressed`. */
export const Chip = styled.button.attrs(pressable)`
  min-height: 2.75rem;
  padding: 0.5rem 1.1rem;
  border: 1.5px solid var(--ag-edge);
  border-radius: 999px;
  background: transparent;
  font-size: 0.9375rem;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: currentColor;
  }
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    border-color: var(--ag-ink);
    background: var(--ag-ink);
    color: var(--ag-ground);
    forced-color-adjust: none;
  }
`;

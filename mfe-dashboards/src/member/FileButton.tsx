import { pressable } from '@agence/shared-contracts/ui/pressable';
import styled from 'styled-components';

/** A file input that looks like a button; the input stays reachable, and focused while its file is sent (`aria-disabled` on both). */
export const FileButton = styled.label.attrs(pressable)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  justify-self: start;
  min-height: 3rem;
  padding: 0.5rem 1.5rem;
  border-radius: 999px;
  border: 1.5px solid currentColor;
  font-weight: 600;
  cursor: pointer;
  &[aria-disabled='true'] {
    opacity: 0.55;
  }
  &:focus-within {
    outline: 3px solid var(--ag-glacier);
    outline-offset: 3px;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

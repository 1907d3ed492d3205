import styled, { css } from 'styled-components';
import type {} from './commands.ts';
import { pressable } from './pressable.ts';

const looks = {
  /** The single most important action on a screen. */
  primary: css`
    background: var(--ag-ember);
    color: var(--ag-on-ember);
    &:hover {
      background: var(--ag-ember-strong);
    }
  `,
  secondary: css`
    background: transparent;
    color: inherit;
    border-color: currentColor;
    &:hover {
      background: color-mix(in srgb, currentColor 8%, transparent);
    }
  `,
  quiet: css`
    background: transparent;
    color: inherit;
    padding-inline: 0.75rem;
    &:hover {
      background: color-mix(in srgb, currentColor 8%, transparent);
    }
  `,
} as const;

/** How loud a button is: one ember button a screen at most. */
export type ButtonLook = keyof typeof looks;

const shape = css<{ $look?: ButtonLook; $wide?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-height: 3rem;
  padding: 0.7rem 1.5rem;
  /* Forced colours show it, so that every button keeps its shape. */
  border: 1.5px solid transparent;
  border-radius: 999px;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  cursor: pointer;
  transition: background 0.18s var(--ag-ease);
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  ${({ $look = 'primary' }) => looks[$look]}
`;

/** `<Button $look="secondary" type="button" aria-disabled={isBusy}>`: never `disabled`, which would lose the focus. */
export const Button = styled.button.attrs(pressable)<{ $look?: ButtonLook; $wide?: boolean }>`
  ${shape}
`;

/** A link that looks like a button. */
export const ButtonLink = styled.a<{ $look?: ButtonLook; $wide?: boolean }>`
  ${shape}
`;

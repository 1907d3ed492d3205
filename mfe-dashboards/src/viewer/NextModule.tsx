import { formatDuration } from '@agence/shared-contracts/backend/duration';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Icon } from '../member/Icon.tsx';

/** The module that one goes on with. */
export interface ModuleAhead {
  readonly address: string;
  /** From 1 on. */
  readonly number: number;
  readonly title: string;
  readonly minutes: number;
  /** It lies before the one that is shown, which is the last, and was left unfinished. */
  readonly isBefore: boolean;
  readonly isLocked: boolean;
}

/** The way on, where a module's text ends. */
export function NextModule({ address, number, title, minutes, isBefore, isLocked }: ModuleAhead) {
  const said = isBefore ? texts.ahead.before : texts.ahead.next;
  return (
    <Way aria-label={said}>
      <small>{said}</small>
      <a href={address}>{texts.ahead.named(number, title)}</a>
      <FactLine>
        {formatDuration(minutes)}
        {isLocked ? texts.state.locked : null}
      </FactLine>
      <Icon name="after" />
    </Way>
  );
}

const Way = styled.nav`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.15rem 1.25rem;
  align-items: center;
  padding: 1rem 1.25rem;
  border: 1px solid var(--ag-edge);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  overflow-wrap: anywhere;
  & > * {
    grid-column: 1;
  }
  & > small,
  & > span {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > a {
    font: 700 var(--ag-size-3) / 1.3 var(--ag-display);
    letter-spacing: -0.01em;
    color: inherit;
    text-decoration: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & > svg {
    grid-area: 1 / 2 / span 3;
    color: var(--ag-ember);
  }
  &:hover {
    background: var(--ag-hover);
  }
  @media print {
    display: none;
  }
`;

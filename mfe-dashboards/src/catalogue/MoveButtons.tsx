import styled from 'styled-components';
import { catalogueKeepingTexts as texts } from '../content/catalogueKeeping.ts';
import { moved } from '../editor/moved.ts';
import { Icon } from '../member/Icon.tsx';

export interface MoveButtonsProps {
  readonly id: string;
  readonly name: string;
  /** Ids of the list in its present order. */
  readonly ids: readonly string[];
  /** Takes the new order, and what to say of it. */
  readonly onMove: (ids: readonly string[], said: string) => void;
}

/** One place up or down in a list. They keep the focus at either end: pressed there they do nothing. */
export function MoveButtons({ id, name, ids, onMove }: MoveButtonsProps) {
  const at = ids.indexOf(id);
  const move = (to: number) => {
    const order = moved(ids, id, to);
    if (order !== ids) onMove(order, texts.moved(name, to + 1, ids.length));
  };
  return (
    <Buttons>
      <button type="button" aria-label={texts.up(name)} aria-disabled={at === 0} onClick={() => move(at - 1)}>
        <Icon name="up" />
      </button>
      <button
        type="button"
        aria-label={texts.down(name)}
        aria-disabled={at === ids.length - 1}
        onClick={() => move(at + 1)}
      >
        <Icon name="down" />
      </button>
    </Buttons>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  & > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & > button:hover {
    background: var(--ag-band);
  }
  & > [aria-disabled='true'] {
    opacity: 0.35;
    cursor: not-allowed;
  }
`;

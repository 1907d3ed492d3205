import styled from 'styled-components';
import { byEar } from './byEar.ts';
import { Icon } from './Icon.tsx';

interface PanelCloseProps {
  /** Where it leads. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Leaves what is open of a list: a cross in the corner of its panel, which on a page of its own is a way back in words. */
export function PanelClose({ label, onClose }: PanelCloseProps) {
  return (
    <Close>
      <button type="button" onClick={onClose} title={label}>
        <span>
          <span aria-hidden="true">← </span>
          {label}
        </span>
        <Icon name="close" size={20} />
      </button>
    </Close>
  );
}

const Close = styled.div`
  && {
    padding: 0;
    border: 0;
  }
  & > button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin: 0;
    padding: 0 var(--pad);
    border: 0;
    background: none;
    color: var(--ag-ink-soft);
    font: 600 var(--ag-size-small) / 1.4 var(--ag-text);
    cursor: pointer;
  }
  & > button:hover {
    color: var(--ag-ink);
    text-decoration: underline;
  }
  & svg {
    display: none;
  }
  @media (min-width: 64rem) {
    position: absolute;
    z-index: 1;
    top: 1rem;
    right: 1rem;
    & > button {
      justify-content: center;
      width: 2.75rem;
      margin: 0;
      padding: 0;
      border-radius: 50%;
    }
    & > button:hover {
      background: var(--ag-hover);
    }
    & span {
      ${byEar}
    }
    & svg {
      display: block;
    }
  }
`;

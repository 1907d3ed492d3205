import styled, { css } from 'styled-components';

/** The arrow of a choice, away from the edge and as thin as our other arrows; forced colours keep the browser's own. */
export const selectArrow = css`
  @media not (forced-colors: active) {
    appearance: none;
    padding-right: 2.75rem;
    background-image: linear-gradient(45deg, transparent 41%, currentColor 41% 59%, transparent 59%),
      linear-gradient(-45deg, transparent 41%, currentColor 41% 59%, transparent 59%);
    background-position:
      right 1.4rem center,
      right 1.05rem center;
    background-size: 0.4rem 0.4rem;
    background-repeat: no-repeat;
  }
`;

/** What is typed into or chosen from, without its label: `<Control>`, `<Control as="textarea">`, `<Control as="select">`. */
export const Control = styled.input`
  width: 100%;
  min-height: 3rem;
  padding: 0.7rem 1rem;
  border: 1.5px solid var(--ag-edge);
  border-radius: var(--ag-radius);
  background: var(--ag-surface);
  color: var(--ag-ink);
  &[aria-invalid='true'] {
    border-color: var(--ag-danger);
  }
  &:is(select) {
    ${selectArrow}
  }
  /* As high as its text, so that no line is cut; browsers that cannot have the rows it asks for. */
  &:is(textarea) {
    field-sizing: content;
    min-height: 8.5rem;
    max-height: 30rem;
  }
`;

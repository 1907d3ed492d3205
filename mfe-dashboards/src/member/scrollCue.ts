import { css } from 'styled-components';

/** Of what is scrolled sideways: a shadow at the side where more of it lies. It moves with what covers it at the ends. */
export const scrollCue = css`
  overflow-x: auto;
  background:
    linear-gradient(to right, var(--ag-surface) 40%, transparent) left / 2.5rem 100% no-repeat local,
    linear-gradient(to left, var(--ag-surface) 40%, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to right, var(--ag-edge), transparent) left / 0.75rem 100% no-repeat scroll,
    linear-gradient(to left, var(--ag-edge), transparent) right / 0.75rem 100% no-repeat scroll,
    var(--ag-surface);
`;

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

/** Of what is scrolled down: the same at its top and bottom. */
export const scrollCueDown = css`
  overflow-y: auto;
  background:
    linear-gradient(to bottom, var(--ag-surface) 40%, transparent) top / 100% 3.5rem no-repeat local,
    linear-gradient(to top, var(--ag-surface) 40%, transparent) bottom / 100% 3.5rem no-repeat local,
    linear-gradient(to bottom, var(--ag-edge), transparent) top / 100% 0.9rem no-repeat scroll,
    linear-gradient(to top, var(--ag-edge), transparent) bottom / 100% 0.9rem no-repeat scroll,
    var(--ag-surface);
`;

import styled from 'styled-components';

/** Native progress with a label. `value` in percent, 0 to 100. */
export const ProgressBar = styled.progress.attrs({ max: 100 })`
  appearance: none;
  width: 100%;
  height: 0.5rem;
  border: 0;
  border-radius: 999px;
  overflow: hidden;
  background: var(--ag-line);
  &::-webkit-progress-bar {
    background: var(--ag-line);
  }
  &::-webkit-progress-value {
    border-radius: 999px;
    background: var(--ag-moss);
    transition: width 0.3s var(--ag-ease);
  }
  &::-moz-progress-bar {
    background: var(--ag-moss);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;

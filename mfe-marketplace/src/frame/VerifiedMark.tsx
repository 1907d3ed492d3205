import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';

/** The mark of a creator whose identity we have checked. */
export function VerifiedMark() {
  return (
    <Mark role="img" aria-label={frameTexts.verified} viewBox="0 0 20 20">
      <path d="m10 .8 2.4 1.8 3-.2.8 2.9 2.5 1.7-1.1 2.8 1.1 2.8-2.5 1.7-.8 2.9-3-.2L10 18.8l-2.4-1.8-3 .2-.8-2.9-2.5-1.7 1.1-2.8-1.1-2.8 2.5-1.7.8-2.9 3 .2z" />
      <path
        d="m6.3 10 2.6 2.6 4.8-5.2"
        fill="none"
        stroke="var(--ag-surface)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <title>{frameTexts.verified}</title>
    </Mark>
  );
}

const Mark = styled.svg`
  display: inline-block;
  width: 0.7em;
  height: 0.7em;
  vertical-align: baseline;
  fill: var(--ag-moss);
`;

import styled from 'styled-components';

/** Ridges behind ridges, and the route up the nearest. */
export function SummitArt() {
  return (
    <Ridges viewBox="0 0 560 420" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <path d="M0 250 70 190l54 34 92-104 66 70 58-44 96 96 124-70v248H0z" />
      <path className="middle" d="m0 320 96-70 72 46 104-116 88 96 70-40 130 84v100H0z" />
      <path className="near" d="m0 420 118-130 60 52L312 130l92 126 54-36 102 130v70z" />
      <path
        data-theme="dark"
        className="route"
        d="M150 420c20-50 60-58 84-92s22-62 42-92 22-70 36-104"
        pathLength="1"
      />
      <circle cx="312" cy="130" r="9" />
    </Ridges>
  );
}

const Ridges = styled.svg`
  width: 100%;
  height: auto;
  /* Ridges come out of the mist. */
  mask: radial-gradient(closest-side, #000 60%, transparent);
  & > path {
    fill: color-mix(in srgb, var(--ag-moss) 16%, var(--ag-ground));
  }
  & > .middle {
    fill: color-mix(in srgb, var(--ag-moss) 38%, var(--ag-ground));
  }
  & > .near {
    fill: color-mix(in srgb, var(--ag-moss) 68%, var(--ag-spruce));
  }
  & > .route {
    fill: none;
    stroke: var(--ag-ember);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-dasharray: 0.001 0.022;
  }
  & > circle {
    fill: var(--ag-ember);
    stroke: var(--ag-ground);
    stroke-width: 4;
  }
`;

import styled from 'styled-components';

/** A way up a summit by night; decoration that is there offline, as all of a tool is. */
export function NightRidge() {
  return (
    <Land viewBox="0 0 600 300" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <circle cx="318" cy="64" r="15" />
      <path className="far" d="m120 300 60-70 40 20 70-90 50 50 60-80 70 90 50-40 80 70v50z" />
      <path d="m0 300 90-40 60-10 70-50 50-15 60-55 40-10 70-70 40 50 30-10 50 60 40 30v120z" />
      <path className="shade" d="m440 50 40 50 30-10 50 60 40 30v120H430l-22-60 27-50-19-50z" />
      <path className="route" d="m90 260 60-10 70-50 50-15 60-55 40-10 70-70" />
      <path className="camps" d="M150 250h0M220 200h0M330 130h0" />
      <path className="pole" d="M440 50V18" />
      <path className="flag" d="m440 18 22 7-22 7z" />
    </Land>
  );
}

/** A colour of the land, out of the night. @param part what is left of it, in per cent */
const dim = (color: string, part: number) => `color-mix(in srgb, var(--ag-${color}) ${part}%, var(--ag-spruce))`;

const Land = styled.svg`
  width: 100%;
  height: 100%;
  fill: ${dim('glacier', 34)};
  stroke-linecap: round;
  stroke-linejoin: round;
  & > circle {
    fill: ${dim('on-spruce-soft', 60)};
  }
  & > .far {
    fill: ${dim('glacier', 16)};
  }
  & > .shade {
    fill: ${dim('glacier', 22)};
  }
  & > .route,
  & > .camps,
  & > .pole {
    fill: none;
    stroke: var(--ag-ember);
    stroke-width: 3;
  }
  & > .camps {
    stroke: var(--ag-on-spruce);
    stroke-width: 9;
  }
  & > .pole {
    stroke: var(--ag-on-spruce);
    stroke-width: 2.5;
  }
  & > .flag {
    fill: var(--ag-ember);
  }
`;

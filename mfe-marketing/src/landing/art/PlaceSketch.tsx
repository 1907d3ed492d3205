import { usePageUrl } from '@agence/shared-contracts/platform';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const MONTHS = 'JFMAMJJASOND';
const MONTH = 33;
/** Where a day of the year stands, in months from the first of January. */
const at = (months: number) => Math.round(months * MONTH);

/** What the text says of the year of Québec: when one tries, when homes and when journeys are sold. */
const seasons = (
  <>
    <text x={at(0)} y="12" className="strong">
      Quand vendre à Québec
    </text>
    <path
      className="faint"
      d={Array.from({ length: MONTHS.length + 1 }, (_, month) => `M${at(month)} 30v160`).join('')}
    />
    {[...MONTHS].map((month, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: letters of months come more than once
      <text key={index} x={at(index + 0.5)} y="216" textAnchor="middle">
        {month}
      </text>
    ))}
    <path className="soft" d={`M${at(0)} 46h${MONTH}v24h-${MONTH}z`} />
    <text x={at(1) + 8} y="63" className="over">
      Mettre à l’essai
    </text>
    <path className="main" d={`M${at(1)} 94h${3 * MONTH}v30h-${3 * MONTH}z`} />
    <text x={at(4) + 8} y="114" className="strong over">
      Habitation
    </text>
    <path className="water" d={`M${at(3.5)} 152h${Math.round(2.3 * MONTH)}v24h-${Math.round(2.3 * MONTH)}z`} />
    <path className="line" d={`M${at(5.8)} 138v52`} />
    <text x={at(5.8) + 8} y="169" className="over">
      Tourisme, avant la Fête
    </text>
  </>
);

/** Two roads along one river: one that winds past old houses, one that goes straight past signs. */
const roads = (
  <>
    <path className="water" d="M0 208Q110 188 200 198T400 180V240H0z" />
    <path
      className="faint"
      // Above the road they leave room for its name.
      d={Array.from({ length: 19 }, (_, lot) =>
        lot < 12 ? `M${14 + lot * 21} ${34 + (lot % 3) * 5}l-7 104` : `M${12 + lot * 21} 62l-5 76`,
      ).join('')}
    />
    <path className="line" d="M0 84C50 64 78 104 130 82s84-26 128-8 86 10 142-18" />
    <g className="houses">
      {[18, 46, 74, 104, 138, 166, 196, 226, 256, 318, 378].map((x, index) => (
        <path key={x} d={`M${x} ${(index % 2 && x < 250 ? 56 : 98) + (index % 3) * 4}h11v-9l-5.500-6-5.500 6z`} />
      ))}
    </g>
    <text x="268" y="46" className="strong">
      Avenue Royale
    </text>
    <path className="way" d="M0 158L400 136" />
    <path className="line" d="M70 154v-20M196 147v-20M348 139v-20" />
    <path className="soft" d="M58 114h24v20H58zM184 107h24v20h-24zM336 99h24v20h-24z" />
    <text x="10" y="180">
      Boulevard Sainte-Anne
    </text>
    <text x="390" y="226" textAnchor="end">
      Saint-Laurent
    </text>
  </>
);

const CENTRE = 120;
/** The square of that half-width around the centre. */
const square = (half: number) => `M${CENTRE - half} ${CENTRE - half}h${2 * half}v${2 * half}h-${2 * half}z`;
/** Lots from the green in the middle to the road around, as the Trait-Carré has them. */
const lots = Array.from({ length: 24 }, (_, lot) => {
  const angle = ((lot + 0.5) / 24) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const out = 1 / Math.max(Math.abs(x), Math.abs(y));
  const point = (half: number) => `${Math.round(CENTRE + x * out * half)} ${Math.round(CENTRE + y * out * half)}`;
  return `M${point(18)}L${point(64)}`;
}).join('');

/** The star of Charlesbourg, and the rings in which one sells from it. */
const star = (
  <>
    <path className="ring" d={square(112)} />
    <path className="ring" d={square(88)} />
    <path className="main" d={`${square(64)}${square(18)}`} />
    <path className="lots" d={lots} />
    <path className="line" d={`${square(64)}${square(18)}`} />
    <path className="faint" d={`M${CENTRE} 0v56M${CENTRE} 184v56M0 ${CENTRE}h56M184 ${CENTRE}h56`} />
    <path className="faint" d="M190 96h56M212 150h34M234 204h12" />
    <text x="252" y="101" className="strong">
      D’abord le quartier
    </text>
    <text x="252" y="155">
      puis un rang
    </text>
    <text x="252" y="209">
      puis le suivant
    </text>
  </>
);

const sketches: Readonly<Record<string, ReactNode>> = {
  '/agence-marketing-quebec': seasons,
  '/agence-marketing-beauport': roads,
  '/agence-marketing-charlesbourg': star,
};

/** Whether a place has something of its own to draw. */
export const hasSketch = (path: string): boolean => Object.hasOwn(sketches, path);

/** What is particular about a place, drawn as on a map; the text beside it says all of it. */
export function PlaceSketch() {
  const { pathname } = usePageUrl();
  return (
    <Drawing viewBox="0 0 400 240" aria-hidden="true">
      {sketches[pathname]}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > .faint {
    stroke: var(--ag-line);
    stroke-width: 1.5;
  }
  & > .line {
    stroke: var(--ag-ink);
    stroke-width: 2.5;
  }
  & > .way {
    stroke: var(--ag-ember);
    stroke-width: 5;
  }
  & > .ring {
    stroke: var(--ag-edge);
    stroke-width: 2;
    stroke-dasharray: 2 7;
  }
  & > .lots {
    stroke: var(--ag-ground);
    stroke-width: 2;
  }
  & > .main {
    fill: var(--ag-ember);
    fill-rule: evenodd;
  }
  & > .soft {
    fill: var(--ag-edge);
  }
  & > .water {
    fill: color-mix(in srgb, var(--ag-glacier) 45%, transparent);
  }
  & > .houses {
    fill: var(--ag-ink);
  }
  & > text {
    font: 500 15px var(--ag-text);
    fill: var(--ag-ink);
  }
  /* Lines of months end where words begin. */
  & > .over {
    stroke: var(--ag-band);
    stroke-width: 14;
    paint-order: stroke;
  }
  & > .strong {
    font: 700 16px var(--ag-display);
  }
`;

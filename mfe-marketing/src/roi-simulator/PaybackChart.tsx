import styled from 'styled-components';

interface PaybackChartProps {
  /** Dollars per year. */
  readonly yearly: number;
  /** Dollars, once. */
  readonly investment: number;
  /** Names of the line and of what is counted along it. */
  readonly cost: string;
  readonly months: string;
}

const WIDTH = 480;
const HEIGHT = 150;

/** A tick per month, longer for each quarter. */
const MONTHS = Array.from({ length: 13 }, (_, month) => `M${(month * WIDTH) / 12} ${HEIGHT}v${month % 3 ? 4 : 8}`).join(
  '',
);

/** A year of revenue as a climb over what the site costs; where both cross, it has paid for itself. */
export function PaybackChart({ yearly, investment, cost, months }: PaybackChartProps) {
  const top = Math.max(yearly, investment) * 1.08;
  const y = (amount: number) => Math.round(HEIGHT - (amount / top) * HEIGHT);
  const crossing = yearly >= investment ? Math.round((investment / yearly) * WIDTH) : undefined;
  return (
    <Chart viewBox={`-8 -8 ${WIDTH + 16} ${HEIGHT + 40}`} aria-hidden="true">
      <path d={MONTHS} />
      <path d={`M0 ${y(investment)}H${WIDTH}`} strokeDasharray="2 6" />
      <polygon points={`0,${HEIGHT} ${WIDTH},${y(yearly)} ${WIDTH},${HEIGHT}`} />
      <path className="earned" d={`M0 ${HEIGHT}L${WIDTH} ${y(yearly)}`} />
      {[0, 3, 6, 9, 12].map((month) => (
        <text key={month} x={(month * WIDTH) / 12} y={HEIGHT + 28} textAnchor={month === 12 ? 'end' : 'middle'}>
          {month === 12 ? `${month}\u00a0${months}` : month}
        </text>
      ))}
      <text className="cost" x={WIDTH} y={y(investment) - 9} textAnchor="end">
        {cost}
      </text>
      {crossing === undefined ? null : <circle cx={crossing} cy={y(investment)} r="7" />}
    </Chart>
  );
}

const Chart = styled.svg`
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: color-mix(in srgb, var(--ag-on-spruce) 45%, transparent);
  stroke-width: 1.5;
  & polygon {
    fill: color-mix(in srgb, var(--ag-moss) 16%, transparent);
    stroke: none;
  }
  & text {
    font: 600 15px var(--ag-text);
    fill: var(--ag-on-spruce-soft);
    stroke: none;
    /* The drawing is smaller on phones; what is read is not. */
    @media (max-width: 40rem) {
      font-size: 21px;
    }
    @media (max-width: 22.5rem) {
      font-size: 26px;
    }
  }
  & .cost {
    stroke: var(--ag-spruce);
    stroke-width: 5;
    paint-order: stroke;
  }
  & .earned {
    stroke: var(--ag-moss);
    stroke-width: 3;
  }
  & circle {
    fill: var(--ag-ember);
    stroke: var(--ag-spruce);
    stroke-width: 3;
  }
`;

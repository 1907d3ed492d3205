import styled from 'styled-components';

interface AscentProps {
  readonly label: string;
  readonly stages: readonly { readonly id: string; readonly camp: string; readonly when: string }[];
}

const WIDTH = 1200;
const HEIGHT = 360;
/** How high the mandate climbs until each stage; the last goes down again, to the client's own place. */
const ALTITUDES = [0.08, 0.2, 0.42, 0.62, 0.95, 0.5];

/** What is left free before the first camp and after the last, in the width that each has: their names stay within the margins. */
const AT_ENDS = 0.35;

const placeOf = (stage: number, stages: number) => ({
  x: Math.round(((stage + 0.5 + AT_ENDS) / (stages + 2 * AT_ENDS)) * WIDTH),
  y: Math.round(HEIGHT - 30 - (ALTITUDES[stage] ?? 0) * (HEIGHT - 80)),
});

/** The ridge between two places, with a notch so that it is a mountain. */
const leg = (from: { x: number; y: number }, to: { x: number; y: number }) => {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const at = (across: number, up: number) =>
    `${Math.round(from.x + width * across)} ${Math.round(from.y + height * up)}`;
  return `L${at(0.2, 0.08)}L${at(0.38, 0.34)}L${at(0.5, 0.3)}L${at(0.7, 0.72)}L${at(0.84, 0.8)}L${to.x} ${to.y}`;
};

/** All stages as a profile of altitude: each a camp with its name, which leads to it. */
export function Ascent({ label, stages }: AscentProps) {
  const camps = stages.map((_, stage) => placeOf(stage, stages.length));
  const [first, last] = [camps[0], camps.at(-1)];
  const route = camps
    .slice(1)
    .reduce((path, camp, at) => path + leg(camps[at] ?? camp, camp), `M${first?.x} ${first?.y}`);
  const ridge = `M0 ${HEIGHT - 20}L${first?.x} ${first?.y}${route.slice(route.indexOf('L'))}L${WIDTH} ${(last?.y ?? 0) + 50}`;
  return (
    <Profile aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="ground" d={`${ridge}V${HEIGHT}H0z`} />
        {[26, 54, 84, 116].map((depth) => (
          // All run out at the foot of the drawing: none is cut off there.
          <path
            key={depth}
            className="line"
            d={ridge}
            transform={`translate(0 ${depth})scale(1 ${1 - depth / HEIGHT})`}
          />
        ))}
        <path className="ridge" d={ridge} />
        <path className="route" d={route} />
        {camps.map(({ x, y }) => (
          <path key={x} className="camp" d={`M${x} ${y}h0`} />
        ))}
      </svg>
      <ol>
        {stages.map(({ id, camp, when }) => (
          <li key={id}>
            <a href={`#${id}`}>{camp}</a>
            <small>{when}</small>
          </li>
        ))}
      </ol>
    </Profile>
  );
}

const Profile = styled.nav`
  position: relative;
  overflow: hidden;
  /* Up beside the title, whose action stands where the ridge is low. */
  @media (min-width: 60rem) {
    margin-top: -9rem;
    pointer-events: none;
    & > ol {
      pointer-events: auto;
    }
  }
  & > svg {
    display: block;
    width: 100%;
    height: clamp(11rem, 26vw, 22rem);
    fill: none;
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
  & .ground {
    fill: var(--ag-band);
  }
  & .ridge {
    stroke: var(--ag-ink);
    stroke-width: 2;
  }
  & .line {
    stroke: var(--ag-contour);
    stroke-width: 1;
  }
  & .route {
    stroke: var(--ag-ember);
    stroke-width: 3.5;
    stroke-linejoin: round;
  }
  & .camp {
    stroke: var(--ag-ember);
    stroke-width: 16;
    stroke-linecap: round;
  }
  & > ol {
    counter-reset: camp;
    padding: 0.5rem var(--ag-gutter) 1.5rem;
    background: var(--ag-band);
  }
  & li {
    counter-increment: camp;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75rem;
    padding-block: 0.35rem;
  }
  & li + li {
    border-top: 1px solid var(--ag-line);
  }
  & li::before {
    content: counter(camp);
    width: 1rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    color: var(--ag-ember);
  }
  & small {
    margin-left: auto;
    display: block;
    font-size: 0.8125rem;
    line-height: 1.35;
    color: var(--ag-ink-soft);
  }
  & a {
    display: inline-block;
    padding-block: 0.4rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (min-width: 48rem) {
    & > ol {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      padding: 1rem ${(AT_ENDS / (6 + 2 * AT_ENDS)) * 100}% 2.5rem;
      text-align: center;
    }
    & li {
      display: block;
      padding: 0;
    }
    & li + li {
      border: 0;
    }
    & li::before {
      content: none;
    }
    /* The last of them stands at the margin. */
    & small {
      max-width: 5.75rem;
      margin-inline: auto;
    }
  }
  /* The longest name is as wide as its place. */
  @media (min-width: 48rem) and (max-width: 59.99rem) {
    & a {
      font-size: 1.125rem;
    }
  }
  @media (min-width: 75rem) {
    & small {
      max-width: none;
    }
  }
`;

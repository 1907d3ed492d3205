import styled from 'styled-components';
import { type ToolSlug, tools } from '../content/tools.ts';

interface ArtOfTool {
  /** As narrow as what is drawn, so that each begins at the left edge of its place. */
  readonly box: string;
  readonly quiet: string;
  readonly bold: string;
}

/** What each tool looks like from afar: bold parts in ember, quiet ones in lines. */
const drawings: Readonly<Record<ToolSlug, ArtOfTool>> = {
  [tools.audit.slug]: {
    box: '38 8 84 84',
    quiet:
      'M80 8a42 42 0 1 0 .1 0M80 22a28 28 0 1 0 .1 0M80 36a14 14 0 1 0 .1 0M38 50h84M80 8v84M50 20l60 60M110 20 50 80',
    bold: 'M80 16 98 32 116 50 94 64 80 84 62 68 58 50 68 38z',
  },
  [tools.offer.slug]: {
    box: '46 8 68 84',
    quiet: 'M46 8h68v84H46zM56 46h48M56 56h48M56 66h30M56 76h38',
    bold: 'M56 20h48v14H56z',
  },
  [tools.simulator.slug]: {
    box: '24 12 112 72',
    quiet: 'M24 12h112M24 34h112M24 56h112M24 78h112',
    bold: 'M24 84C52 80 66 66 84 48S116 20 136 14V84z',
  },
  [tools.checklist.slug]: {
    box: '40 14 86 72',
    quiet: 'M40 14h16v16H40zM68 22h58M40 42h16v16H40zM68 50h46M40 70h16v16H40zM68 78h52',
    bold: 'm43 22 4 5 8-11M43 50l4 5 8-11',
  },
};

/** A tool as a small drawing; decoration. */
export function ToolArt({ slug }: { readonly slug: ToolSlug }) {
  const drawing = drawings[slug];
  return (
    <Drawing viewBox={drawing.box} preserveAspectRatio="xMinYMin" aria-hidden="true">
      <path d={drawing.quiet} />
      <path className="bold" d={drawing.bold} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 3rem;
  height: 3rem;
  /* Lines at the edge are drawn whole. */
  overflow: visible;
  fill: none;
  stroke: color-mix(in srgb, currentColor 35%, transparent);
  stroke-width: 1.5;
  stroke-linejoin: round;
  & > path {
    vector-effect: non-scaling-stroke;
  }
  & > .bold {
    fill: color-mix(in srgb, var(--ag-ember) 22%, transparent);
    stroke: var(--ag-ember);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
`;

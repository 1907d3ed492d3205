import styled from 'styled-components';
import { type ToolSlug, tools } from '../content/tools.ts';

/** What each tool looks like from afar, in a drawing of 160 by 100: bold parts in ember, quiet ones in lines. */
const drawings: Readonly<Record<ToolSlug, { readonly quiet: string; readonly bold: string }>> = {
  [tools.audit.slug]: {
    quiet:
      'M80 8a42 42 0 1 0 .1 0M80 22a28 28 0 1 0 .1 0M80 36a14 14 0 1 0 .1 0M38 50h84M80 8v84M50 20l60 60M110 20 50 80',
    bold: 'M80 16 98 32 116 50 94 64 80 84 62 68 58 50 68 38z',
  },
  [tools.offer.slug]: {
    quiet: 'M46 8h68v84H46zM56 46h48M56 56h48M56 66h30M56 76h38',
    bold: 'M56 20h48v14H56z',
  },
  [tools.simulator.slug]: {
    quiet: 'M24 12h112M24 34h112M24 56h112M24 78h112',
    bold: 'M24 84C52 80 66 66 84 48S116 20 136 14V84z',
  },
  [tools.checklist.slug]: {
    quiet: 'M40 14h16v16H40zM68 22h58M40 42h16v16H40zM68 50h46M40 70h16v16H40zM68 78h52',
    bold: 'm43 22 4 5 8-11M43 50l4 5 8-11',
  },
};

/** A tool as a small drawing; decoration. */
export function ToolArt({ slug }: { readonly slug: ToolSlug }) {
  const drawing = drawings[slug];
  return (
    <Drawing viewBox="0 0 160 100" aria-hidden="true">
      <path d={drawing.quiet} />
      <path className="bold" d={drawing.bold} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
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

import { colors } from '@agence/shared-contracts/tokens/colors';

const { light, dark } = colors;

/** Measures of the printed pages in points (1/72 inch), on the paper that Québec prints on. */
export const paper = {
  size: 'LETTER',
  width: 612,
  height: 792,
  margin: { left: 66, right: 66, top: 66, bottom: 66 },
} as const;

export const column = {
  left: paper.margin.left,
  width: paper.width - paper.margin.left - paper.margin.right,
  bottom: paper.height - paper.margin.bottom,
} as const;

/** Colours of the site's light theme; print has no dark one. */
export const ink = {
  text: light.ink,
  soft: light['ink-soft'],
  line: light.line,
  band: light.band,
  ember: light.ember,
  spruce: light.spruce,
  onSpruce: light['on-spruce'],
  contour: dark.line,
} as const;

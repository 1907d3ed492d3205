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
  text: '#10251e',
  soft: '#4a5d54',
  line: '#d9d5c8',
  band: '#efece2',
  ember: '#bb3b10',
  spruce: '#10251e',
  onSpruce: '#f3f1e9',
  contour: '#3c5a4d',
} as const;

/** How much of the list is looked at before the window is known (marketplace §9, AMB-55), in pixels. */
export const FIRST_HEIGHT = 600;
/** Heights of rows (marketplace §9) at a text size of 16 pixels, in rem: 400 and 200 pixels. They grow with their content. */
export const ROW_REM = { grid: 25, list: 12.5 } as const;
/** Virtual rows that are rendered above and below those in view (marketplace §9). */
const OVERSCAN = 2;

/** A virtual list of courses in rows of one height. */
export interface ListShape {
  readonly total: number;
  readonly columns: number;
  /** Of a row, in pixels. */
  readonly height: number;
  /** Height of the window through which the list is seen, in pixels. */
  readonly view: number;
}

/** Places of courses in the list; `to` is excluded. */
export interface CourseRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The courses that a visitor sees; a list above or below the window counts as seen at its nearer end.
 *
 * @param offset how far the list's upper edge is above the window's, in pixels; negative while it is below
 */
export function visibleRange({ total, columns, height, view }: ListShape, offset: number): CourseRange {
  const end = Math.ceil(total / columns) * height;
  const top = Math.max(0, Math.min(offset, end - height));
  const bottom = Math.max(top + 1, Math.min(offset + view, end));
  return {
    from: Math.floor(top / height) * columns,
    to: Math.min(total, Math.ceil(bottom / height) * columns),
  };
}

/** The courses to render: those in view and the overscan on either side. */
export function overscannedRange(shape: ListShape, offset: number): CourseRange {
  const { from, to } = visibleRange(shape, offset);
  const margin = OVERSCAN * shape.columns;
  return { from: Math.max(0, from - margin), to: Math.min(shape.total, to + margin) };
}

/**
 * One step from the courses that are rendered to those that should be. Courses in view come at once; then goes what is
 * no longer needed, and the others come little by little, so that no frame has much to make.
 *
 * @param atOnce how many courses out of view come in one step
 */
export function stepTowards(
  wanted: CourseRange,
  inView: CourseRange,
  rendered: CourseRange,
  atOnce: number,
): CourseRange {
  const kept = intersection(rendered, wanted);
  if (kept.to <= inView.from || kept.from >= inView.to) return inView;
  if (kept.from > inView.from || kept.to < inView.to) {
    return { from: Math.min(kept.from, inView.from), to: Math.max(kept.to, inView.to) };
  }
  if (atOnce === 1 && !isSameRange(kept, rendered)) return kept;
  if (kept.to < wanted.to) return { from: kept.from, to: Math.min(wanted.to, kept.to + atOnce) };
  if (kept.from > wanted.from) return { from: Math.max(wanted.from, kept.from - atOnce), to: kept.to };
  return kept;
}

/**
 * One step from the cards that are whole to all that are rendered: those in view come first. The others stay placeholders with
 * little more than their title, so that a list can be scrolled faster than whole cards are made.
 */
export function completeOne(whole: CourseRange, inView: CourseRange, rendered: CourseRange): CourseRange {
  const { from, to } = intersection(whole, rendered);
  if (from >= to || to < inView.from || from > inView.to) return { from: inView.from, to: inView.from + 1 };
  if (to < inView.to) return { from, to: to + 1 };
  if (from > inView.from) return { from: from - 1, to };
  if (to < rendered.to) return { from, to: to + 1 };
  if (from > rendered.from) return { from: from - 1, to };
  return { from, to };
}

/** The courses that are in both; none when they do not meet. */
export function intersection(one: CourseRange, other: CourseRange): CourseRange {
  const from = Math.max(one.from, other.from);
  return { from, to: Math.max(from, Math.min(one.to, other.to)) };
}

export function isSameRange(one: CourseRange, other: CourseRange): boolean {
  return one.from === other.from && one.to === other.to;
}

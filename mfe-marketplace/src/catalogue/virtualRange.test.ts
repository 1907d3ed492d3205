import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeOne, isSameRange, overscannedRange, stepTowards, visibleRange } from './virtualRange.ts';

const shapes = fc.record({
  total: fc.integer({ min: 1, max: 10_000 }),
  columns: fc.constantFrom(1, 2, 3),
  height: fc.constantFrom(400, 200, 473.5, 800),
  view: fc.constantFrom(600, 256, 900),
});
const offsets = fc.integer({ min: -200, max: 2_100_000 });

test('renders the rows in view and two on either side, never more than the list has (MPL-014)', () => {
  const grid = { total: 300, columns: 3, height: 400, view: 600 };
  expect(overscannedRange(grid, 0)).toEqual({ from: 0, to: 12 });
  expect(overscannedRange(grid, 4000)).toEqual({ from: 24, to: 42 });
  expect(overscannedRange({ total: 100, columns: 1, height: 200, view: 600 }, 4010)).toEqual({ from: 18, to: 26 });
  expect(overscannedRange({ total: 1, columns: 3, height: 400, view: 600 }, 0)).toEqual({ from: 0, to: 1 });
  fc.assert(
    fc.property(shapes, offsets, (shape, offset) => {
      const { from, to } = overscannedRange(shape, offset);
      const rowsInBox = Math.ceil(shape.view / shape.height) + 1;
      expect(to - from).toBeLessThanOrEqual((rowsInBox + 2 * 2) * shape.columns);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(shape.total);
    }),
  );
});

test('sees every course whose row touches the window, and one row at least where the list is out of it (MPL-014)', () => {
  fc.assert(
    fc.property(shapes, offsets, fc.integer({ min: 0, max: 899 }), (shape, offset, y) => {
      const { from, to } = visibleRange(shape, offset);
      expect(to).toBeGreaterThan(from);
      const rows = Math.ceil(shape.total / shape.columns);
      const place = offset + y;
      fc.pre(y < shape.view && place >= 0 && place < rows * shape.height);
      const course = Math.floor(place / shape.height) * shape.columns;
      fc.pre(course < shape.total);
      expect(from).toBeLessThanOrEqual(course);
      expect(to).toBeGreaterThan(course);
    }),
  );
  const list = { total: 30, columns: 3, height: 400, view: 600 };
  expect(visibleRange(list, -1000)).toEqual({ from: 0, to: 3 });
  expect(visibleRange(list, 90_000)).toEqual({ from: 27, to: 30 });
});

test('shows everything in view after one step, and arrives with at most one new course out of view per step', () => {
  fc.assert(
    fc.property(shapes, offsets, offsets, (shape, before, now) => {
      const [wanted, inView] = [overscannedRange(shape, now), visibleRange(shape, now)];
      let rendered = overscannedRange(shape, before);
      for (let steps = 0; !isSameRange(rendered, wanted); steps += 1) {
        const next = stepTowards(wanted, inView, rendered, 1);
        expect(next.from).toBeLessThanOrEqual(inView.from);
        expect(next.to).toBeGreaterThanOrEqual(inView.to);
        if (steps > 0) expect(next.to - next.from).toBeLessThanOrEqual(rendered.to - rendered.from + 1);
        rendered = next;
        expect(steps).toBeLessThan(2 + 2 * 2 * shape.columns);
      }
    }),
  );
});

test('completes one card at a time, those in view before all others', () => {
  fc.assert(
    fc.property(shapes, offsets, fc.nat(40), fc.nat(40), (shape, offset, before, count) => {
      const [rendered, inView] = [overscannedRange(shape, offset), visibleRange(shape, offset)];
      let whole = { from: before, to: before + count };
      for (let steps = 0; !isSameRange(whole, rendered); steps += 1) {
        const next = completeOne(whole, inView, rendered);
        expect(isSameRange(next, whole)).toBe(false);
        expect(next.from).toBeGreaterThanOrEqual(rendered.from);
        expect(next.to).toBeLessThanOrEqual(rendered.to);
        const added = next.to > whole.to ? next.to - 1 : next.from;
        const coversView = whole.from <= inView.from && whole.to >= inView.to;
        if (steps > 0 && !coversView) expect(added >= inView.from && added < inView.to).toBe(true);
        if (steps > 0) expect(next.to - next.from).toBe(whole.to - whole.from + 1);
        whole = next;
        expect(steps).toBeLessThanOrEqual(rendered.to - rendered.from);
      }
    }),
  );
});

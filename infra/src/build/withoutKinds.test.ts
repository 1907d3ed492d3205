import { expect, test } from 'vitest';
import { withoutKinds } from './withoutKinds.ts';

/** As React is written: kinds that share code, kinds that run into it, variables that one declares and another uses. */
const CODE = `function nameOf(fiber) {
  switch (fiber.tag) {
    case 5:
      var name = "host";
      break;
    case 30:
      var state = "transition";
      name = state;
      break;
    case 13:
    case 19:
      name = "suspense";
      break;
    default:
      state = "any";
      name = state;
  }
  return 30 === fiber.tag || 19 !== fiber.tag ? name : animate();
}
function animate() {
  return new Handle().name;
}
function Handle() {
  this.name = "animated";
}
Handle.prototype.focus = function () {
  return "focused";
};
`;

const without = withoutKinds({ tags: [19, 30], functions: ['animate', 'Handle'] });
const run = (code: string) => (tag: number) =>
  new Function(`"use strict"; ${code}; return nameOf({ tag: ${tag} });`)() as string;

test('does for kinds that pages have what it did', () => {
  for (const tag of [5, 13, 7]) expect(run(without(CODE))(tag)).toBe(run(CODE)(tag));
});

test('has no branch for a kind that is left out, and says so where its functions are called all the same', () => {
  const code = without(CODE);
  expect(code).not.toMatch(/case (?:19|30)|focused|animated/);
  expect(new Function(`${code}; animate();`)).toThrow('animate is left out');
});

test('leaves every line where it was', () => {
  const lines = without(CODE).split('\n');
  expect(lines).toHaveLength(CODE.split('\n').length);
  expect(lines[15]).toBe(CODE.split('\n')[15]);
});

test('says what a newer version of the package does not have', () => {
  expect(() => withoutKinds({ tags: [31, 30], functions: ['animate', 'Fragment'] })(CODE)).toThrow(
    'There is no 31 or Fragment any more',
  );
});

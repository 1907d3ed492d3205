import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NamedPerson } from './NamedPerson.tsx';

const ADDRESS = 'un-nom-bien-plus-long-que-vingt-signes@exemple.test';

// Where it may be broken is no sign of it.
test.each([
  ['Maude Tremblay', `<strong>Maude Tremblay</strong><small>${ADDRESS}</small>`],
  [null, `<strong>${ADDRESS}</strong>`],
  ['', `<strong>${ADDRESS}</strong>`],
])('who is called %o has their address whole, and once', (name, told) => {
  const row = renderToStaticMarkup(<NamedPerson name={name} email={ADDRESS} />).replaceAll('<wbr/>', '');
  expect(row).toContain(told);
  expect(row.split(ADDRESS)).toHaveLength(2);
});

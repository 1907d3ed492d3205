// @vitest-environment jsdom
import { afterAll, expect, test, vi } from 'vitest';
import { aCatalogueItem } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { openPage } from '../testing/openPage.ts';

// No other file meets the module that stands in, nor this one what others have loaded.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./CourseCard.tsx', async (original) => {
  const { CourseCard } = await original<typeof import('./CourseCard.tsx')>();
  return {
    CourseCard: (props: Parameters<typeof CourseCard>[0]) => {
      if (props.course.slug === 'cassee' && failing) {
        throw new Error('This card cannot be shown');
      }
      return CourseCard(props);
    },
  };
});
let failing = false;
const startFailing = () => {
  failing = true;
};

test('keeps the failure of one card in its own place (MPL-024)', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const items = [aCatalogueItem({ title: 'Entière' }), aCatalogueItem({ slug: 'cassee', title: 'Cassée' })];
  const backend = createFakeBackend({ 'rpc/catalogue': { total: 2, items }, categories: [] });
  const page = await openPage('/formations', { backend, before: startFailing });
  expect(page.screen.getByText('Erreur lors du chargement de la formation')).toBeTruthy();
  expect(page.screen.getAllByRole('article').map((card: HTMLElement) => card.querySelector('h3')?.textContent)).toEqual(
    ['Entière'],
  );
  await page.close();
});

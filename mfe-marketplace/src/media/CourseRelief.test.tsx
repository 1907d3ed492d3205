// @vitest-environment jsdom
import { act } from 'react';
// biome-ignore lint/style/noRestrictedImports: a part alone, without the page that defineRemote() renders.
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CourseRelief as ServedRelief } from './CourseRelief.tsx';
import type { ReliefProps } from './reliefFormats.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const props = (slug: string): ReliefProps => ({
  course: { slug, level: 'debutant', total_modules: 4, category: { slug: 'seo', color: null } },
  format: 'card',
});

test('a drawing that came with the page is there again when its card is, before browsers can draw', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const outlet = document.createElement('div');
  outlet.innerHTML = renderToString(<ServedRelief {...props('seo-local')} />);
  const drawn = outlet.innerHTML;
  const [lines, looks] = [outlet.firstElementChild?.innerHTML, outlet.firstElementChild?.getAttribute('class')];
  expect(drawn).toContain('class="route"');

  vi.resetModules();
  vi.stubEnv('BROWSER_BUILD', 'true');
  const { CourseRelief } = await import('./CourseRelief.tsx');
  const root = await act(() => hydrateRoot(outlet, <CourseRelief {...props('seo-local')} />));
  expect(outlet.innerHTML).toBe(drawn);
  act(() => root.render(null));
  expect(outlet.innerHTML).toBe('');
  // One that has not come with the page waits for what draws it.
  act(() =>
    root.render(
      <>
        <CourseRelief {...props('seo-local')} />
        <CourseRelief {...props('autre')} />
      </>,
    ),
  );
  const [again, other] = outlet.children;
  expect([again?.innerHTML, again?.getAttribute('class')]).toEqual([lines, looks]);
  expect(other?.childElementCount).toBe(0);
  await vi.waitFor(() => expect(outlet.querySelectorAll('.route').length).toBe(2));
  act(() => root.unmount());
});

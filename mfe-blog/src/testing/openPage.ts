import type { RenderedPage } from '@agence/shared-contracts/server';
import { createFakeShell, type FakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { vi } from 'vitest';
import * as lifecycles from '../exposes/lifecycles.ts';
import { manifest, render } from '../exposes/server.ts';

const siteUrl = 'https://site.test';

interface OpenPage {
  readonly outlet: HTMLElement;
  readonly fake: FakeShell;
  readonly page: RenderedPage;
  /** Takes the page away again and returns what the console complained about meanwhile. */
  close(): Promise<unknown[][]>;
}

/**
 * Shows a page as a visitor gets it: the server's HTML, then hydration by the remote.
 *
 * @param address path with query and hash
 * @param before what the visitor does while nothing but HTML is there
 */
export async function openPage(address: string, before: (outlet: HTMLElement) => void = () => {}): Promise<OpenPage> {
  const complaints: unknown[][] = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said));
  }
  const fake = createFakeShell({ path: address });
  const { pathname, search } = new URL(address, siteUrl);
  const page = (await render({ path: pathname + search, siteUrl })) as RenderedPage;
  const outlet = document.createElement('div');
  outlet.innerHTML = `<div data-remote="${manifest.name}">${page.html}</div>`;
  const data = document.createElement('script');
  data.type = 'application/json';
  Object.assign(data.dataset, { page: manifest.name, path: pathname });
  data.textContent = JSON.stringify({ data: page.data, status: page.status });
  document.body.append(outlet, data);
  before(outlet);
  const props = { shell: fake.shell, outlet, onError: (error: unknown) => complaints.push([error]) };
  await lifecycles.mount(props);
  return {
    outlet,
    fake,
    page,
    async close() {
      await lifecycles.unmount(props);
      outlet.remove();
      data.remove();
      vi.restoreAllMocks();
      return complaints;
    },
  };
}

/** Texts of all elements that a selector finds. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => element.textContent ?? '');
}

/** The button with a text. */
export function button(root: ParentNode, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((element) => element.textContent === name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}

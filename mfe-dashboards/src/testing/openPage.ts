import type { User } from '@agence/shared-contracts/remote/shell';
import { elementError } from '@agence/shared-contracts/testing/elementError';
import { createFakeShell, type FakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { mountPage } from '@agence/shared-contracts/testing/mountPage';
import { configure, fireEvent, prettyDOM, within } from '@testing-library/dom';
import { vi } from 'vitest';
import * as lifecycles from '../exposes/lifecycles.ts';
import type { FakeBackend } from './fakeBackend.ts';

export const learner: User = { id: '00000000-0000-4000-8000-000000000001', email: 'apprenant@exemple.test' };
export const creator: User = { id: '00000000-0000-4000-8000-000000000002', email: 'formateur@exemple.test' };

export interface OpenPage {
  readonly outlet: HTMLElement;
  /** Queries of the page by role and text. */
  readonly screen: ReturnType<typeof within>;
  readonly fake: FakeShell;
  address(): string;
  /** Follows a link, as the shell does: the next page is prepared, then shown. */
  go(to: string): Promise<void>;
  click(name: string | RegExp, role?: string): void;
  type(label: string | RegExp, value: string): void;
  close(): Promise<void>;
}

// Of waits that end when what they wait for is there.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError(prettyDOM) });

const opened = new Set<OpenPage>();

interface MemberVisit {
  readonly backend: FakeBackend;
  /** Null where nobody is signed in. */
  readonly user?: User | null | undefined;
}

/** A page of this remote as a member gets it: nothing of it is served, the browser makes all of it. */
export async function openPage(path: string, { backend, user = learner }: MemberVisit): Promise<OpenPage> {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  const fake = createFakeShell({ path, ...(user ? { user } : {}), database: backend.database });
  const outlet = document.createElement('div');
  document.body.append(outlet);
  const props = {
    shell: fake.shell,
    outlet,
    onError: (error: unknown) => {
      throw error;
    },
  };
  let mounting = mountPage(lifecycles, props);
  await mounting;
  const screen = within(outlet);
  const page: OpenPage = {
    outlet,
    screen,
    fake,
    address() {
      const location = fake.shell.navigation.getLocation();
      return location.pathname + location.search;
    },
    go(to) {
      fake.go(to);
      mounting = mountPage(lifecycles, props);
      return mounting;
    },
    click: (name, role = 'button') => void fireEvent.click(screen.getByRole(role, { name })),
    type: (label, value) => void fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    async close() {
      opened.delete(page);
      // One that is shown after this would be what the next test finds.
      await mounting.catch(() => {});
      await lifecycles.unmount(props);
      outlet.remove();
    },
  };
  opened.add(page);
  return page;
}

/** Leaves every page that a test has opened and forgets what the device and the history's entry kept. */
export async function closeAll(): Promise<void> {
  for (const page of opened) await page.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '');
}

import { touchable } from '@agence/shared-contracts/platform/visitorState';
import type { ArrivingPage } from './fetchServedPage.ts';
import { shownPage } from './standBy.ts';

/** What the outlet keeps of pages that were shown, by path and query. */
type Kept = Readonly<Record<string, ArrivingPage>>;

/** How a page was left. */
interface Left {
  readonly touched: ReturnType<typeof touchable>;
  /** Pixels from the top. */
  readonly top: number;
}

/** What visitors have unfolded, chosen and typed on pages that they left, for when they come back to them. */
export function createLeftPages(outlet: HTMLElement) {
  const left = new WeakMap<ArrivingPage, Left>();
  const touched = () => touchable(shownPage(outlet) ?? outlet);
  /** Path and query of the page that stands in the outlet, which may follow the address. */
  let shown = location.pathname + location.search;
  let before: ReturnType<typeof touchable> | undefined;
  let top = 0;
  // Asked as the page is left, it would be laid out once more for that.
  addEventListener('scroll', () => (top = scrollY), { passive: true });
  const pathOf = (address: string) => address.split('?')[0];
  return {
    /** The address has become another; what stood there is still in the outlet. */
    leave({ pathname, search }: URL, kept: Kept): void {
      if (pathOf(shown) === pathname) shown = pathname + search;
      else {
        before = undefined;
        const page = kept[shown];
        if (page) left.set(page, { touched: touched(), top });
      }
    },
    topOf: (page: ArrivingPage): number | undefined => left.get(page)?.top,
    /** A page is put into the outlet. */
    enter({ pathname, search }: URL, page?: ArrivingPage): void {
      shown = pathname + search;
      if (page) before = left.get(page)?.touched;
    },
    /** The page in the outlet answers: from now on it follows what is typed. */
    restore(): void {
      if (!before) return;
      const after = touched();
      // A dialog is no place to come back to.
      const fields = new Map([...before].filter(([, { localName }]) => localName !== 'dialog'));
      before = undefined;
      // React writes what is typed into the attribute, so that it looks as if the page had come with it.
      for (const [name, old] of fields) old.defaultValue = after.get(name)?.defaultValue ?? '';
      void import('@agence/shared-contracts/platform/carryOver').then(({ carryOver }) =>
        carryOver({ before: fields, after, open: new Set(), focused: null }),
      );
    },
  };
}

/** What a person looks for on the screen: by role and name, as assistive technology has it, or by its words. */
export type Sought =
  | { readonly role: string; readonly name?: string | RegExp; readonly level?: number; readonly within?: Sought }
  | { readonly label: string | RegExp; readonly within?: Sought }
  | { readonly text: string | RegExp; readonly within?: Sought };

/** Somebody at a browser. The journeys are written once; each engine's driver does what they say. */
export interface Visitor {
  /** Loads a page of the site and waits until header and page answer. */
  open(path: string): Promise<void>;
  /** Loads an address at which no page of the site is, such as a mail. */
  read(path: string): Promise<void>;
  click(sought: Sought): Promise<void>;
  /** Clicks on a place of the window, in CSS pixels from its top left corner. */
  clickAt(x: number, y: number): Promise<void>;
  /** Puts text in the place of what a field holds. */
  fill(sought: Sought, text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** Waits until it is on the screen. @throws Error when patience ends */
  sees(sought: Sought): Promise<void>;
  /** Waits until it is not on the screen. @throws Error when patience ends */
  misses(sought: Sought): Promise<void>;
  /** Waits until the page's address is this path and query. @throws Error when patience ends */
  isAt(path: string): Promise<void>;
  /** Waits until a navigation has ended: the new page's heading has the focus, the page stands where it should, and answers. */
  arrives(heading: string | RegExp): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Goes on in the tab that was opened last. */
  goToNewTab(): Promise<void>;
  /** Closes this tab and goes on in the one before. */
  closeTab(): Promise<void>;
  /** Runs a function in the page, which takes nothing along. */
  evaluate<T>(work: () => T): Promise<T>;
  /** What the browser said that it should not have: console errors and warnings, exceptions. */
  complaints(): Promise<readonly string[]>;
}

/** How long a visitor waits for something, in milliseconds: for what never comes. How soon the rest comes is up to the machine. */
export const PATIENCE_MS = 30_000;

/** Parts of a page that say when they answer to the visitor; the footer follows when it comes near. */
export const ANSWERING = ['#shell-header[data-ready]', '#outlet[data-ready]'];

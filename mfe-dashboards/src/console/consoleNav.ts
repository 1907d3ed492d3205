import { consoleTexts } from '../content/console.ts';
import { entryOf, type FrameEntry } from '../frame/frameEntries.ts';
import type { ConsoleDay } from './consoleApi.ts';
import { type StaffRole, worksAs } from './staff.ts';

export interface ConsoleEntry extends FrameEntry {
  /** Who sees it besides the owner. */
  readonly roles: readonly StaffRole[];
}

const { places, short } = consoleTexts;

/** What the console leads to, in this order. A place more is a line here and one in the manifest. */
const consoleNav: readonly ConsoleEntry[] = [
  {
    href: '/admin',
    label: places.day,
    icon: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
    roles: ['sales', 'content', 'support'],
  },
  {
    href: '/admin/demandes',
    label: places.requests,
    icon: 'M3.500 5.500h17v13h-17zM4 6l8 7 8-7',
    roles: ['sales'],
  },
  {
    href: '/admin/rendez-vous',
    label: places.appointments,
    icon: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M12 13v3l2 1',
    roles: ['sales', 'support'],
  },
  {
    href: '/admin/commandes',
    label: places.orders,
    icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
    roles: ['sales', 'support'],
  },
  { href: '/admin/comptabilite', label: places.accounts, icon: 'M5 20V10M10 20V4M15 20v-7M20 20V8', roles: ['sales'] },
  {
    href: '/admin/provenance',
    label: places.traffic,
    icon: 'M12 21s-6-5.500-6-11a6 6 0 1 1 12 0c0 5.500-6 11-6 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
    roles: ['sales'],
  },
  {
    href: '/admin/personnes',
    label: places.people,
    icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.200 2.500 3.500 5.500',
    roles: ['sales', 'support'],
  },
  {
    href: '/admin/candidatures',
    label: places.applications,
    icon: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20zM14 6.5l3.5 3.5',
    roles: ['content', 'support'],
  },
  {
    href: '/admin/moderation',
    label: places.moderation,
    icon: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM12 8v5M12 16h.01',
    roles: ['content', 'support'],
  },
  {
    href: '/admin/catalogue',
    label: places.catalogue,
    icon: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
    roles: ['content'],
  },
  {
    href: '/admin/infolettre',
    label: places.newsletter,
    icon: 'M4 4.500h12v15H6a2 2 0 0 1-2-2zM16 9h4v8.500a2 2 0 0 1-4 0M7.500 8.500h5M7.500 12h5M7.500 15.500h3',
    roles: ['content'],
  },
  {
    href: '/admin/textes',
    label: places.texts,
    short: short.texts,
    icon: 'M5 4h10l4 4v12H5zM8.500 11h7M8.500 14.500h7M8.500 8h3',
    roles: ['content'],
  },
  {
    href: '/admin/listes',
    label: places.lists,
    short: short.lists,
    icon: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
    roles: ['content'],
  },
  { href: '/admin/etat-du-site', label: places.status, short: short.status, icon: 'M3 12h4l3-7 4 14 3-7h4', roles: [] },
];

/** Places where another kind of work begins: what the site offers and says, then how it does. */
export const NEXT_GROUPS: readonly string[] = ['/admin/candidatures', '/admin/etat-du-site'];

/** What waits at a place, of what the day counts. */
const waitingAt: Readonly<Record<string, (day: ConsoleDay) => number | null | undefined>> = {
  '/admin/demandes': ({ requests }) => requests?.waiting,
  '/admin/rendez-vous': ({ proposed }) => proposed,
  '/admin/commandes': ({ questions, disputes }) => (questions ?? 0) + (disputes ?? 0),
  '/admin/candidatures': ({ applications }) => applications,
  '/admin/moderation': ({ reports }) => reports,
};

/** What somebody with these roles is led to, with what waits there once it is known. */
export const entriesFor = (roles: readonly StaffRole[], day: ConsoleDay | undefined): readonly FrameEntry[] =>
  roles.length === 0
    ? []
    : consoleNav
        .filter((entry) => worksAs(roles, entry.roles))
        .map((entry) => ({ ...entry, waiting: (day && waitingAt[entry.href]?.(day)) ?? 0 }));

/** The entry that an address belongs to; its own address is also the beginning of those below it. */
export const entryAt = (path: string): ConsoleEntry | undefined => {
  const entry = entryOf(consoleNav, path);
  return entry?.href === '/admin' && path !== '/admin' ? undefined : entry;
};

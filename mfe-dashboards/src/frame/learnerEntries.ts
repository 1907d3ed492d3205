import { learnerFrameTexts as texts } from '../content/learnerFrame.ts';
import { accountIcon, type FrameEntry } from './frameEntries.ts';

/** What learners are led to, in this order; a phone's bar has the first four. */
export const learnerEntries: readonly FrameEntry[] = [
  {
    href: '/dashboard',
    label: texts.today,
    icon: 'M3 19h18M5 19l5-10 3 5 2-3 4 8M17 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  },
  {
    href: '/formations-access',
    label: texts.courses,
    short: texts.short.courses,
    icon: 'M4 5h6a2 2 0 0 1 2 2v12a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v12a2 2 0 0 1 2-2h6z',
  },
  { href: '/dashboard/notes', label: texts.notes, short: texts.short.notes, icon: 'M6 3h9l4 4v14H6zM9 11h7M9 15h5' },
  {
    href: '/compte/achats',
    label: texts.purchases,
    short: texts.short.purchases,
    icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  },
  {
    href: '/formations?favoris=1',
    label: texts.favourites,
    short: texts.short.favourites,
    icon: 'M12 20S4 15 4 9.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15 12 20 12 20z',
  },
  { href: '/compte', label: texts.account, short: texts.short.account, icon: accountIcon },
];

/** Ways out of the learner's space, at the end of the rail. */
export const learnerWays: readonly FrameEntry[] = [
  {
    href: '/formations',
    label: texts.explore,
    icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.5 8.5l-2 5-5 2 2-5z',
  },
  { href: '/creator-dashboard', label: texts.studio, icon: 'M4 8h14l-3.5-3.5M20 16H6l3.5 3.5' },
];

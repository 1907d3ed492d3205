import { memberFrameTexts } from '../content/memberFrame.ts';

/** A place that the frame leads to. */
export interface FrameEntry {
  readonly href: string;
  readonly label: string;
  /** A drawing on a 24 × 24 grid. */
  readonly icon: string;
}

const { learner, creator } = memberFrameTexts;

const USER = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7';

/** What learners are led to, in this order; a phone's bar has the first four. */
export const learnerEntries: readonly FrameEntry[] = [
  {
    href: '/dashboard',
    label: learner.today,
    icon: 'M3 19h18M5 19l5-10 3 5 2-3 4 8M17 7.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  },
  {
    href: '/formations-access',
    label: learner.courses,
    icon: 'M4 5h6a2 2 0 0 1 2 2v12a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v12a2 2 0 0 1 2-2h6z',
  },
  { href: '/dashboard/notes', label: learner.notes, icon: 'M6 3h9l4 4v14H6zM9 11h7M9 15h5' },
  {
    href: '/compte/achats',
    label: learner.purchases,
    icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  },
  {
    href: '/formations?favoris=1',
    label: learner.favourites,
    icon: 'M12 20S4 15 4 9.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 8 2.500C20 15 12 20 12 20z',
  },
  { href: '/compte', label: learner.account, icon: USER },
];

/** Ways out of the learner's space, at the end of the rail. */
export const learnerWays: readonly FrameEntry[] = [
  {
    href: '/formations',
    label: learner.explore,
    icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.500 8.500l-2 5-5 2 2-5z',
  },
  { href: '/creator-dashboard', label: learner.studio, icon: 'M4 8h14l-3.500-3.500M20 16H6l3.500 3.500' },
];

/** What creators are led to. */
export const creatorEntries: readonly FrameEntry[] = [
  { href: '/creator-dashboard', label: creator.overview, icon: 'M4 20h16M6 20v-7M11 20V6M16 20V10' },
  {
    href: '/creator-dashboard/page-publique',
    label: creator.publicPage,
    icon: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  { href: '/creator-dashboard/profil', label: creator.profile, icon: 'M5 19l1-4L16.500 4.500l3 3L9 18zM14 7l3 3' },
  {
    href: '/creator-dashboard/rendez-vous',
    label: creator.appointments,
    icon: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  },
  { href: '/compte', label: creator.account, icon: USER },
];

/** The way back to learning. */
export const creatorWays: readonly FrameEntry[] = [
  { href: '/dashboard', label: creator.learner, icon: 'M4 8h14l-3.500-3.500M20 16H6l3.500 3.500' },
];

/** The entry that an address belongs to: the one whose own address is the longest beginning of it. */
export const entryOf = <Entry extends FrameEntry>(entries: readonly Entry[], path: string): Entry | undefined =>
  entries
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((one, other) => other.href.length - one.href.length)[0];

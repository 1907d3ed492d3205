import { creatorFrameTexts as texts } from '../content/creatorFrame.ts';
import { accountIcon, type FrameEntry } from './frameEntries.ts';

/** What creators are led to. */
export const creatorEntries: readonly FrameEntry[] = [
  {
    href: '/creator-dashboard',
    label: texts.overview,
    short: texts.short.overview,
    icon: 'M4 20h16M6 20v-7M11 20V6M16 20V10',
  },
  {
    href: '/creator-dashboard/page-publique',
    label: texts.publicPage,
    short: texts.short.publicPage,
    icon: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  { href: '/creator-dashboard/profil', label: texts.profile, icon: 'M5 19l1-4L16.500 4.500l3 3L9 18zM14 7l3 3' },
  {
    href: '/creator-dashboard/rendez-vous',
    label: texts.appointments,
    short: texts.short.appointments,
    icon: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  },
  { href: '/compte', label: texts.account, short: texts.short.account, icon: accountIcon },
];

/** The way back to learning. */
export const creatorWays: readonly FrameEntry[] = [
  {
    href: '/dashboard',
    label: texts.learner,
    short: texts.short.learner,
    icon: 'M4 8h14l-3.500-3.500M20 16H6l3.500 3.500',
  },
];

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
    href: '/creator-dashboard#mes-formations',
    above: '/creator-dashboard/formations',
    label: texts.courses,
    short: texts.short.courses,
    icon: 'M12 6c-2-1-5-2-8-2v13c3 0 6 1 8 2M12 6c2-1 5-2 8-2v13c-3 0-6 1-8 2M12 6v13',
  },
  {
    href: '/creator-dashboard#avis',
    label: texts.reviews,
    short: texts.short.reviews,
    icon: 'M12 4l2 5 6 1-4 4 1 5-5-3-5 3 1-5-4-4 6-1z',
  },
  {
    href: '/creator-dashboard/rendez-vous',
    label: texts.appointments,
    short: texts.short.appointments,
    icon: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  },
  {
    href: '/creator-dashboard#revenus',
    label: texts.earnings,
    icon: 'M4 7h16v10H4zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  {
    href: '/creator-dashboard/page-publique',
    label: texts.publicPage,
    short: texts.short.publicPage,
    icon: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  { href: '/creator-dashboard/profil', label: texts.profile, icon: 'M5 19l1-4L17 4l3 3L9 18zM14 7l3 3' },
  { href: '/compte', label: texts.account, short: texts.short.account, icon: accountIcon },
];

/** The way back to learning. */
export const creatorWays: readonly FrameEntry[] = [
  {
    href: '/dashboard',
    label: texts.learner,
    short: texts.short.learner,
    icon: 'M4 8h14l-3.5-3.5M20 16H6l3.5 3.5',
  },
];

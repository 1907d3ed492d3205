import type { Asked } from '@agence/shared-contracts/ui/asking';

/** Calls to action that offer something else than a consultation, by their identifier (marketing-site §7). */
const OFFERS: Readonly<Record<string, Asked>> = {
  'hero-audit-premium': 'audit',
  'facebook-ads-expert-cta': 'audit',
  'google-ads-expert-cta': 'audit',
  'creation-contenu-expert-cta': 'audit',
  'levis-audit-premium': 'audit',
  'levis-program-vip': 'vip',
  'quebec-program-vip': 'vip',
  'local-meeting-premium': 'meeting',
};

/** What a call to action asks for. */
export const askedBy = (id: string): Asked => OFFERS[id] ?? 'consultation';

/** What an article can be about; each has exactly one (BLG-008). */
export const categories = ['Guide', 'Stratégie', 'Publicité', 'SEO', 'Google Ads', 'Email Marketing'] as const;

import { brandName } from '@agence/shared-contracts/brand';

export const homeSeo = {
  title: 'Agence marketing premium à Québec',
  description: `${brandName} fait croître les entreprises du Québec qui visent 10M$ et plus : publicité Facebook et Google, contenu, sites web et CRM. Audit gratuit de 45 minutes.`,
  keywords: ['agence marketing Québec', 'publicité Facebook Québec', 'Google Ads Québec', 'agence premium'],
} as const;

import { brand } from '@agence/shared-contracts/brand';
import { advertising } from './advertising.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { figures } from './figures.ts';
import { followUp } from './followUp.ts';
import { journey } from './journey.ts';
import { offer } from './offer.ts';
import { plan } from './plan.ts';
import { ready } from './ready.ts';
import { stages } from './stages.ts';
import { worksheet } from './worksheet.ts';

/** The guide to growing a premium consumer business, for `/guides/scale-up-b2c-premium.pdf`. */
export const guideText = {
  title: 'De 1 à 10 millions',
  subtitle: 'Le guide de la mise à l’échelle B2C premium',
  promise:
    'Les calculs, les paliers et les erreurs des entreprises du Québec qui vendent des offres de 1 000 $ et plus.',
  edition: `${brand.name}, édition de novembre 2026`,
  contents: 'Dans ce guide',
  keywords: 'mise à l’échelle, B2C, premium, coût d’acquisition, Québec',
  chapters: [ready, figures, offer, journey, advertising, content, followUp, stages, dashboard, plan, worksheet],
} as const;

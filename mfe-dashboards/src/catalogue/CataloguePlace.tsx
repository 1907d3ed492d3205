import type { PageHead } from '@agence/shared-contracts/remote/head';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { KeptCatalogue } from './KeptCatalogue.tsx';

export function head(): PageHead {
  return { ...catalogueKeepingTexts.seo, noindex: true };
}

/** `/admin/catalogue`: categories, featured courses and sponsors. */
export default function CataloguePlace() {
  return <KeptCatalogue />;
}

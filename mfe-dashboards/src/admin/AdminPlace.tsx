import type { PageHead } from '@agence/shared-contracts/remote/head';
import { adminTexts } from '../content/admin.ts';
import { Admin } from './Admin.tsx';

export function head(): PageHead {
  return { ...adminTexts.seo, noindex: true };
}

/** `/admin/listes`: the lists that the site shows. */
export default function AdminPlace() {
  return <Admin />;
}

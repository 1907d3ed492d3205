import type { PageHead } from '@agence/shared-contracts/remote/head';
import { requestsTexts } from '../content/requests.ts';
import { Requests } from './Requests.tsx';

export function head(): PageHead {
  return { ...requestsTexts.seo, noindex: true };
}

/** `/admin/demandes`: what visitors asked for. */
export default function RequestsPlace() {
  return <Requests />;
}

import type { PageHead } from '@agence/shared-contracts/remote/head';
import { trafficTexts } from '../content/traffic.ts';
import { Traffic } from './Traffic.tsx';

export function head(): PageHead {
  return { ...trafficTexts.seo, noindex: true };
}

/** `/admin/provenance`: what brings visits, requests and sales. */
export default function TrafficPlace() {
  return <Traffic />;
}

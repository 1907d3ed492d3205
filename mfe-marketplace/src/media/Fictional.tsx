import { frameTexts } from '../content/frame.ts';
import { portraits } from './portraits.ts';

/** Says of somebody whom we have invented that they are (AMB-56); nothing of people who exist. */
export function Fictional({ slug }: { readonly slug: string }) {
  return portraits.has(slug) ? <small>{`(${frameTexts.fictional})`}</small> : null;
}

import { join } from 'node:path';
import { ROOT } from '../src/cli/workspace.ts';

/** Where the finished pictures stand that every release may carry. */
export const PICTURES = join(ROOT, 'shared-contracts/pictures');

/** Where those stand that the agency's pages alone show. */
export const AGENCY_PICTURES = join(ROOT, 'mfe-marketing/pictures');

/** Where those stand that members alone see. */
export const MEMBER_PICTURES = join(ROOT, 'mfe-dashboards/pictures');

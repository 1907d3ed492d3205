import { accountants } from './accountants.ts';
import { bakery } from './bakery.ts';
import { bikes } from './bikes.ts';
import { maple } from './maple.ts';
import { roofing } from './roofing.ts';
import { spa } from './spa.ts';
import type { Study } from './study.ts';

/** In the order in which the portfolio shows them and one leads to the next. */
export const studies: readonly Study[] = [bakery, roofing, spa, bikes, accountants, maple];

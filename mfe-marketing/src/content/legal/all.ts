import { accessibility } from './accessibility.ts';
import type { LegalText } from './legalText.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const legal: readonly LegalText[] = [privacy, terms, accessibility];

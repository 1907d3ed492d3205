import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { blogAudit, blogBudget, blogEmail, blogPrice, blogSeoLocal } from '@agence/shared-contracts/art/pictures';
import { colors } from '@agence/shared-contracts/tokens/colors';
import type { ArticleMatter } from '../content/articleFile.ts';
import { blogAdverts } from './pictures.ts';

/** The drawn cover of an article: says what it is about before its title is read. */
export interface Cover {
  readonly src: string;
  readonly alt: string;
  /** Colour of the drawing's ground, which goes on around it. */
  readonly ground: string;
  /** The same by night; a cover without it is dark at any time. */
  readonly night?: string | undefined;
}

const of = ({ day, alt }: PictureSource, ground: string, night?: string): Cover => ({ src: day, alt, ground, night });

/** What an article's `image` may name → its cover. */
const covers = {
  quartier: of(blogSeoLocal, '#dfe7df', '#1a2a24'),
  prix: of(blogPrice, '#f0dcbf', '#2b2219'),
  budget: of(blogBudget, colors.dark.spruce),
  audit: of(blogAudit, colors.light.ink),
  annonces: of(blogAdverts, '#e8d3c4', '#2b201b'),
  courriel: of(blogEmail, '#bcd3da', '#17282f'),
} as const;

const ofCategories: Readonly<Record<ArticleMatter['category'], Cover>> = {
  Guide: covers.quartier,
  Stratégie: covers.prix,
  Publicité: covers.budget,
  SEO: covers.audit,
  'Google Ads': covers.annonces,
  'Email Marketing': covers.courriel,
};

/** Names of covers, in the order of the categories. */
export const coverNames = Object.keys(covers);

/** The cover that an article names, else that of its category. Only on the server: browsers get it as data. */
export function coverOf({ image, category }: Pick<ArticleMatter, 'image' | 'category'>): Cover {
  return Object.hasOwn(covers, image) ? covers[image as keyof typeof covers] : ofCategories[category];
}

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
  /** Theme of what stands on it. */
  readonly theme: 'light' | 'dark';
}

const of = ({ day, alt }: PictureSource, ground: string, theme: Cover['theme'] = 'light'): Cover => ({
  ...{ src: day, alt, ground, theme },
});

/** What an article's `image` may name → its cover. */
const covers = {
  quartier: of(blogSeoLocal, '#dfe7df'),
  prix: of(blogPrice, '#f0dcbf'),
  budget: of(blogBudget, colors.dark.spruce, 'dark'),
  audit: of(blogAudit, colors.light.ink, 'dark'),
  annonces: of(blogAdverts, '#e8d3c4'),
  courriel: of(blogEmail, '#bcd3da'),
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

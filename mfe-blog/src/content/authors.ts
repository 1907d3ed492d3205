import { brandName } from '@agence/shared-contracts/brand';
import type { ArticleAuthor } from '@agence/shared-contracts/texts/articleChoices';

/** Who writes in the blog: name → what they do, in one sentence. */
export const authors = {
  'Catherine Morin': `Catherine dirige le référencement chez ${brandName}. Elle lit les Search Console comme d’autres lisent le journal, et passe ses samedis dans les sentiers de Charlevoix.`,
  'Olivier Tanguay': `Olivier gère les campagnes Google et Meta chez ${brandName}. Il a la réputation d’arrêter une annonce plus vite que son ombre quand les chiffres ne suivent pas.`,
  'Mélissa Roy': `Mélissa est stratège chez ${brandName}. Elle aide les entreprises premium à dire clairement ce qu’elles vendent, à qui, et pourquoi ça vaut le prix demandé.`,
} as const satisfies Readonly<Record<ArticleAuthor, string>>;

export type Author = keyof typeof authors;

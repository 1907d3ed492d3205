import { TO_WRITE } from './articleFile.ts';
import { type Author, authors } from './authors.ts';

interface NewArticle {
  readonly slug: string;
  readonly id: number;
  /** ISO date. */
  readonly day: string;
}

/** The file of an article that is still to be written: a valid draft, in which `[à écrire]` marks what is missing. */
export function newArticleFile({ slug, id, day }: NewArticle): string {
  const [author] = Object.keys(authors) as [Author];
  const fields = {
    id,
    title: `${TO_WRITE} Le titre, qui dit le sujet`,
    slug,
    excerpt: `${TO_WRITE} Deux phrases qui donnent envie de lire, sans rien promettre que le texte ne tient.`,
    category: 'Guide',
    tags: ['SEO'],
    author,
    publishedAt: day,
    readTime: 8,
    image: 'quartier',
    metaDescription: `${TO_WRITE} De 110 à 165 caractères pour les moteurs de recherche : ce que la personne saura faire après sa lecture.`,
    keywords: [] as string[],
    featured: false,
    localKeywords: ['Québec'],
    targetAudience: `${TO_WRITE} À qui l’article s’adresse`,
    draft: true,
  };
  const matter = Object.entries(fields).map(
    ([key, value]) => `${key}: ${JSON.stringify(value).replaceAll('","', '", "')}`,
  );
  return `---
${matter.join('\n')}
---

${TO_WRITE} Une situation que le lecteur reconnaît, puis ce que l’article lui apprend. Ce premier paragraphe est écrit plus grand.

## ${TO_WRITE} Une section, qui entre dans la table des matières

Un paragraphe. Du **gras** pour ce qu’on doit retenir, un [lien](/blog) vers ce qui complète.

### Un détail de la section

- **Un geste.** Ce qu’on fait, et pourquoi.
- **Un autre.** Une liste se lit en diagonale.

> Des mots à copier tels quels, comme un modèle de courriel.

~ **Une note** Elle tient dans la marge des grands écrans.

Sur cent visites, trois personnes écrivent.

= Un calcul, à partir des nombres du texte
= Visites : 100
= **Demandes** : 3

" Un calcul se montre mieux qu’il ne se raconte.

@ **Et avec vos chiffres ?** Dites ce que l’outil demande. [Refaire le calcul](/outils/simulateur-facebook-ads)
`;
}

/** Texts that several pages of the blog show (marketing-site §2 "Blog"). */
export const commonTexts = {
  read: "Lire l'article",
  readAbout: (title: string) => `Lire l'article : ${title}`,
  featured: 'Article vedette',
  minutes: (minutes: number) => `${minutes} min`,
  topics: 'Explorer par sujet',
  home: 'Accueil',
  blog: 'Blog',
  back: 'Retour au blog',
  /** Stands beside the names of people whom we have invented. */
  fictional: 'Fictif',
} as const;

/** What the articles of a subject are good for, in a sentence: tag → what its page opens with. Tags without one open with their count. */
export const subjects: Readonly<Record<string, string>> = {
  SEO: 'Être trouvé sans payer chaque visite : d’abord la fiche et les pages locales, puis l’examen du site entier.',
  Google:
    'La carte, les résultats, les annonces : trois places à prendre dans Google, de la plus proche à la plus chère.',
  Audit: 'Regarder un site comme le ferait un consultant, et n’en garder que les corrections qui comptent.',
  'Référencement local':
    'Se hisser parmi les trois premières entreprises de sa ville, dans l’ordre où les gestes rapportent.',
  Publicité:
    'Payer pour être vu sans y laisser sa chemise : un budget qui se calcule, une campagne qui sait s’arrêter.',
  'Facebook Ads': 'Un budget qui sort d’une multiplication, et un calendrier pour ne pas juger trop vite.',
  Budget: 'Combien mettre, à partir de quatre nombres que vous connaissez déjà.',
  'Google Ads':
    'La première campagne d’une entreprise de services : sa structure, ses mots et la limite à ne pas dépasser.',
  Courriel: 'Le seul public que personne ne peut vous reprendre, et ce qu’il faut lui écrire.',
  Automatisation: 'Des messages écrits une fois, qui partent au bon moment toute l’année.',
  Stratégie: 'Décider ce que l’on vend, à qui et à quel prix, puis garder le contact avec ceux qui ont dit oui.',
  Offre: 'Une offre qui se défend seule, devant les bons clients.',
  Prix: 'Monter ses prix sans trembler, et sans perdre ceux qui comptent.',
};

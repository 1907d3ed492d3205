/** One thing said in the film: the caption while it is shown. Seconds from the beginning. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Length of the film in seconds; a test holds the captions to it. */
export const FILM_SECONDS = 62;

/** The commentary of the demonstration film, as its captions say it (seeds/31_google_ads.sql, first module). */
export const cues: readonly Cue[] = [
  { from: 0, to: 2.4, text: '[Musique douce]' },
  { from: 2.6, to: 7.4, text: 'Sur Google Ads, le plus offrant ne gagne pas toujours. Voyons pourquoi.' },
  { from: 8, to: 12.6, text: 'À chaque recherche, Google tient une enchère qui dure une fraction de seconde.' },
  { from: 12.8, to: 17.6, text: 'Votre rang, c’est votre offre par clic multipliée par une note de qualité.' },
  {
    from: 18.2,
    to: 22.8,
    text: 'Toitures Nord offre 6 $, mais son annonce est vague : qualité 3. Son rang est de 18.',
  },
  { from: 23, to: 27.8, text: 'Couvreurs Lévis offre 4 $ avec une annonce précise : qualité 6. Son rang est de 24.' },
  { from: 28, to: 31.6, text: 'Couvreurs Lévis s’affiche en premier, avec une offre plus basse.' },
  { from: 32.2, to: 37.2, text: 'Et combien paie le gagnant ? Juste assez pour dépasser le suivant.' },
  { from: 37.4, to: 42.6, text: '18 divisé par 6, plus un cent : 3,01 $ le clic, et non 4 $.' },
  { from: 43.2, to: 47.8, text: 'Avant d’augmenter une enchère, améliorez donc ce que la personne lit.' },
  {
    from: 48,
    to: 53.6,
    text: 'Nommez le service dans le titre, menez à la page précise, et rendez cette page rapide.',
  },
  {
    from: 54.2,
    to: 60.6,
    text: 'À vous : cherchez votre service en navigation privée et notez les trois premières annonces.',
  },
];

/** The captions as a WebVTT file. */
export function captionsFile(): string {
  const time = (seconds: number) => {
    const [whole = '0', tenths = '0'] = seconds.toFixed(3).split('.');
    return `00:${String(Math.floor(Number(whole) / 60)).padStart(2, '0')}:${String(Number(whole) % 60).padStart(2, '0')}.${tenths}`;
  };
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`).join('\n')}`;
}

import type { Block } from '../src/content/downloads/document.ts';

/** A printed guide that lies beside the table of a product in the shop's examples. */
interface ProductGuide {
  /** Its file in `infra/supabase/seed-files`. */
  readonly file: string;
  readonly title: string;
  readonly subtitle: string;
  readonly lead: string;
  readonly keywords: string;
  readonly sections: readonly { readonly title: string; readonly blocks: readonly Block[] }[];
}

const opening: Block = {
  kind: 'list',
  items: [
    'Excel : Données, puis « À partir d’un fichier texte ». Choisissez le point-virgule et l’encodage UTF-8.',
    'Google Sheets : Fichier, puis Importer. Le séparateur est trouvé tout seul.',
    'Numbers : un double-clic suffit.',
  ],
};

/** Rows are those of the table itself. @param calendar, kit its cells, without the heading */
export function productGuides(calendar: readonly string[][], kit: readonly string[][]): ProductGuide[] {
  return [
    {
      file: 'guide-calendrier-de-contenu.pdf',
      title: 'Guide de démarrage',
      subtitle: 'Calendrier de contenu annuel',
      lead: 'Un quart d’heure pour ouvrir le calendrier, choisir votre semaine et préparer une première publication.',
      keywords: 'calendrier de contenu, publications, PME, Québec',
      sections: [
        { title: 'Ouvrir le calendrier', blocks: [opening] },
        {
          title: 'Lire une ligne',
          blocks: [
            {
              kind: 'text',
              text: 'Chaque ligne est une semaine de l’année. Le temps fort dit de quoi tout le monde parle déjà, l’idée ce que vous montrez, la question ce que vous demandez à la fin.',
            },
            {
              kind: 'table',
              head: ['Semaine', 'Temps fort', 'Idée', 'Question'],
              rows: [8, 9, 10, 11].map((week) => calendar[week - 1] ?? []),
            },
          ],
        },
        {
          title: 'Une idée, trois publications',
          blocks: [
            {
              kind: 'boxes',
              items: [
                {
                  title: 'Lundi : la photo',
                  text: 'Montrez la chose, la personne ou le lieu. Une phrase, pas de rabais.',
                },
                {
                  title: 'Mercredi : l’histoire',
                  text: 'Cinq lignes sur ce qui s’est passé, avec un prénom, une date ou un prix.',
                },
                {
                  title: 'Vendredi : la question',
                  text: 'Posez celle du calendrier, puis répondez à chaque personne dans la journée.',
                },
              ],
            },
          ],
        },
        {
          title: 'Garder ce qui marche',
          blocks: [
            {
              kind: 'text',
              text: 'Ajoutez deux colonnes à droite : « Réponses » et « Demandes ». Remplissez-les le lundi suivant, et relisez-les tous les trois mois : les cinq meilleures semaines reviennent l’an prochain.',
            },
            {
              kind: 'note',
              title: 'Une semaine qui ne vous dit rien',
              text: 'Prenez seulement sa question et posez-la à trois clients de vive voix. Leur réponse est votre publication.',
            },
          ],
        },
      ],
    },
    {
      file: 'guide-trousse-de-mesure.pdf',
      title: 'Guide d’utilisation',
      subtitle: 'Trousse de mesure marketing',
      lead: 'Douze gabarits, et trois seulement pour commencer. Le reste attend qu’une question se pose.',
      keywords: 'mesure, tableau de bord, PME, Québec',
      sections: [
        { title: 'Ouvrir la trousse', blocks: [opening] },
        {
          title: 'Commencer par trois gabarits',
          blocks: [
            {
              kind: 'boxes',
              items: [1, 2, 5].map((number) => {
                const [title = '', question = '', , , use = ''] = kit[number - 1] ?? [];
                return { title: `${title} : ${question}`, text: use };
              }),
            },
          ],
        },
        {
          title: 'Quel gabarit, et quand',
          blocks: [
            {
              kind: 'table',
              head: ['Gabarit', 'Fréquence', 'Question'],
              rows: kit.map(([name = '', question = '', , often = '']) => [name, often, question]),
            },
          ],
        },
        {
          title: 'Faire un onglet par gabarit',
          blocks: [
            {
              kind: 'text',
              text: 'La colonne « Colonnes » donne les titres, séparés par une barre. Copiez-les sur la première ligne d’un nouvel onglet : le gabarit est prêt.',
            },
            {
              kind: 'note',
              title: 'Un chiffre sans décision',
              text: 'Si une colonne n’a changé aucune décision en trois mois, retirez-la.',
            },
          ],
        },
      ],
    },
  ];
}

import { brand } from '@agence/shared-contracts/brand';
import { ofName } from '@agence/shared-contracts/format/ofName';
import type { LegalText } from './legalText.ts';

/** What everybody may expect of the site, what is not kept yet, and how to tell; `docs/accessibility.md` has the evidence. */
export const accessibility: LegalText = {
  path: '/accessibilite',
  title: 'Accessibilité',
  lead: 'Le site est fait pour être utilisé par tout le monde : au clavier, à l’oreille, agrandi, traduit ou sur un réseau lent. Voici ce qui est tenu, ce qui ne l’est pas encore, et comment nous le dire.',
  inShort: [
    'Nous visons les règles internationales WCAG de 2023, niveau AA, sur toutes les pages, l’espace membre compris.',
    'Le site est vérifié à chaque changement par des essais automatiques, au clavier, agrandi et en couleurs imposées.',
    'Aucune personne qui utilise chaque jour un lecteur d’écran ne l’a encore évalué pour nous.',
    'Un obstacle ? Écrivez-nous ou appelez-nous : vous avez une réponse en deux jours ouvrables.',
  ],
  sections: [
    {
      id: 'tenu',
      title: 'Ce qui est tenu',
      blocks: [
        {
          kind: 'named',
          mark: 'held',
          items: [
            [
              'Clavier',
              'tout se fait sans souris, de la lecture d’un article à l’achat d’une formation. L’endroit où vous êtes est toujours encadré et n’est jamais caché sous un bandeau.',
            ],
            [
              'Lecteur d’écran',
              'chaque page a un titre et des régions nommées. Ce qui change vous est dit une fois, en une phrase.',
            ],
            [
              'Agrandissement',
              'jusqu’à 400 %, ou avec un texte deux fois plus grand, rien n’est coupé et la page ne défile pas de côté. Dans une fenêtre basse, rien ne reste collé par-dessus le texte.',
            ],
            ['Espacement', 'vos propres réglages de lignes, de mots et de lettres sont respectés.'],
            [
              'Couleurs',
              'le contraste est suffisant de jour comme de nuit, et les couleurs imposées par votre système gardent tout ce qui compte.',
            ],
            [
              'Mouvement',
              'ce qui bouge seul a un bouton pour l’arrêter. Si votre appareil demande moins d’animations, rien ne bouge.',
            ],
            ['Vidéos des leçons', 'sous-titres, transcription à lire au rythme de la vidéo, vitesse réglable.'],
            [
              'Formulaires',
              'chaque erreur est dite en mots, à côté de son champ, avec un exemple. Ce que vous avez écrit reste.',
            ],
            ['Temps', 'un avis qui passe reste tant que vous y êtes.'],
            [
              'Impression',
              'les pages publiques s’impriment en entier, avec leurs sections, onglets et réponses repliés.',
            ],
            [
              'Réseau lent ou coupé',
              'ce qui est déjà là reste lisible, et ce que vous envoyez attend le retour du réseau.',
            ],
          ],
        },
      ],
    },
    {
      id: 'pas-tenu',
      title: 'Ce qui ne l’est pas encore',
      blocks: [
        {
          kind: 'named',
          mark: 'open',
          items: [
            [
              'Audiodescription',
              'le lecteur ne sait pas encore en diffuser. La transcription dit ce qui est dit, pas ce qui est seulement montré.',
            ],
            [
              'Vidéos de témoignages et cartes',
              'elles viennent d’autres sites, s’ouvrent seulement à votre demande, et nous ne décidons pas de ce qu’elles permettent.',
            ],
            [
              'Fichiers joints aux leçons',
              'ils viennent des formateurs, et nous ne vérifions pas leur structure. Nos propres guides en PDF sont balisés.',
            ],
            [
              'Essais à l’oreille',
              'ils se font avec ce que le navigateur transmet aux lecteurs d’écran. NVDA, JAWS, VoiceOver et TalkBack restent à essayer par des personnes qui s’en servent.',
            ],
            [
              'Termes du métier',
              '« Google Ads », « lead » ou « SEO » sont lus à la française par une voix de synthèse.',
            ],
          ],
        },
      ],
    },
    {
      id: 'dire',
      title: 'Nous le dire',
      blocks: [
        {
          kind: 'text',
          text: 'Dites-nous la page, ce que vous vouliez faire et ce avec quoi vous naviguez, dans vos mots. Si quelque chose vous bloque aujourd’hui, nous le faisons avec vous au téléphone, et nous vous envoyons un document dans le format qui vous convient.',
        },
        {
          kind: 'links',
          items: [
            { label: brand.email, href: `mailto:${brand.email}` },
            { label: brand.phone, href: brand.phoneHref },
          ],
        },
        {
          kind: 'text',
          text: 'Vous avez une réponse en deux jours ouvrables, avec ce qui sera fait et quand. Si elle ne vous satisfait pas, la Commission des droits de la personne et des droits de la jeunesse reçoit les plaintes gratuitement.',
        },
        {
          kind: 'links',
          items: [
            {
              label: 'Commission des droits de la personne et des droits de la jeunesse',
              href: 'https://www.cdpdj.qc.ca/',
            },
          ],
        },
      ],
    },
    {
      id: 'comment',
      title: 'Comment c’est vérifié',
      blocks: [
        {
          kind: 'text',
          text: 'Avant chaque mise en ligne, un navigateur parcourt le site au clavier et mesure contrastes, noms et structure. Chaque nuit, toutes les pages sont visitées agrandies, espacées, imprimées et en couleurs imposées, leurs contrastes mesurés, et une page de chaque sorte sur un réseau lent.',
        },
        {
          kind: 'text',
          text: 'Le site fonctionne dans les versions récentes de Chrome, Edge, Firefox et Safari. Les textes et les formulaires fonctionnent aussi sans JavaScript.',
        },
      ],
    },
  ],
  versions: [{ date: '2026-11-24', change: 'Première version.' }],
  seo: {
    title: 'Accessibilité',
    description: `Ce que le site ${ofName(brand.name)} tient pour tout le monde, au clavier, à l’oreille, agrandi ou traduit, ce qui manque encore, et comment nous le dire.`,
    keywords: ['accessibilité web', 'WCAG', 'lecteur d’écran'],
  },
};

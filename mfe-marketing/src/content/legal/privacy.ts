import { brand, privacyOfficer as officer } from '@agence/shared-contracts/brand';
import type { LegalText } from './legalText.ts';

const address = `${brand.legalName}, ${brand.street}, ${brand.city} (${brand.region}) ${brand.postalCode}`;

/** Privacy policy under Law 25 (AMB-17). To be confirmed by the agency's counsel before launch. */
/** Said of a person whom the demonstration has made up: until the address of a real one is configured. */
const invented = /\bexample\b/.test(officer.email) ? ' (nom fictif)' : '';

export const privacy: LegalText = {
  path: '/legal/politique-confidentialite',
  title: 'Politique de confidentialité',
  lead: 'Ce que nous savons de vous, pourquoi, combien de temps, et comment reprendre la main. Écrit pour être lu.',
  inShort: [
    'Nous recueillons ce que vous nous donnez pour être rappelé, recevoir l’infolettre ou suivre une formation, et, une fois connecté, les formations que vous regardez.',
    'Aucun outil qui vous reconnaît ni aucune publicité n’est chargé avant votre accord. Refuser est aussi simple qu’accepter, et tout le site fonctionne pareil.',
    'Nous ne vendons, ne louons et n’échangeons aucun renseignement.',
    'Vous pouvez consulter, corriger, télécharger ou faire supprimer vos renseignements. Nous répondons en 30 jours au plus.',
  ],
  sections: [
    {
      id: 'responsable',
      title: 'Qui est responsable de vos renseignements',
      blocks: [
        {
          kind: 'text',
          text: `${brand.legalName} (« ${brand.name} », « nous ») exploite ce site et répond des renseignements personnels qu’il recueille, même lorsqu’un fournisseur les traite pour nous.`,
        },
        {
          kind: 'text',
          text: `${officer.title} : ${officer.name}${invented}. Cette personne reçoit vos demandes et veille au respect de cette politique. Par la poste : ${address}.`,
        },
        {
          kind: 'links',
          items: [
            { label: officer.email, href: `mailto:${officer.email}` },
            { label: brand.phone, href: brand.phoneHref },
          ],
        },
      ],
    },
    {
      id: 'finalites',
      title: 'Ce que nous recueillons, et pourquoi',
      blocks: [
        {
          kind: 'text',
          text: 'Chaque renseignement a une raison précise. S’il faut un jour l’utiliser autrement, nous vous le demanderons d’abord. Les champs facultatifs le sont vraiment : les laisser vides ne change rien au service.',
        },
        {
          kind: 'table',
          caption: 'Renseignements recueillis, finalités et durées de conservation',
          head: ['Quand', 'Renseignements', 'Pourquoi', 'Combien de temps'],
          rows: [
            [
              'Vous demandez une consultation ou un audit',
              'Nom, courriel, message ; si vous le voulez : téléphone, entreprise, budget, service ; la page, ce que vous y avez calculé et d’où vient votre visite',
              'Vous répondre et préparer la rencontre',
              '24 mois après notre dernier échange',
            ],
            [
              'Vous vous abonnez à l’infolettre',
              'Courriel, date et preuve du consentement',
              'Vous envoyer un courriel par semaine',
              '30 jours si vous ne confirmez pas ; sinon jusqu’au désabonnement, et la preuve un an de plus',
            ],
            [
              'Vous créez un compte',
              'Courriel, mot de passe chiffré, nom affiché, second facteur si vous l’activez',
              'Vous reconnaître et protéger votre compte',
              'Tant que le compte existe',
            ],
            [
              'Vous suivez une formation',
              'Progression, temps passé, notes, avis, certificats',
              'Reprendre où vous étiez et attester ce que vous avez fait',
              'Tant que le compte existe',
            ],
            [
              'Vous regardez la page d’une formation',
              'Une empreinte de votre adresse IP, que personne ne peut défaire ; si vous êtes connecté, la formation et le moment',
              'Compter les visites sans compter deux fois la même personne ; retrouver ce que vous avez regardé',
              'L’empreinte, 2 jours ; le reste, 13 mois',
            ],
            [
              'Vous commencez un paiement sans le terminer',
              'Produit, montants, moment',
              'Reprendre où vous étiez',
              '90 jours',
            ],
            [
              'Vous achetez',
              'Produits, montants, taxes, identifiant de paiement (jamais le numéro de carte)',
              'Livrer l’achat, émettre le reçu, remplir nos obligations fiscales',
              'Au moins 6 ans, ce que la loi fiscale exige ; sans votre profil si vous supprimez le compte',
            ],
            [
              'Vous enseignez ici',
              'Page publique et nom, seulement si vous l’avez acceptée après l’avoir vue ; ventes et revenus',
              'Publier vos formations et calculer votre part',
              'La page, jusqu’à ce que vous la retiriez ; le reste, tant que le compte existe ; la comptabilité, au moins 6 ans',
            ],
            [
              'Vous vous connectez, payez, ou une demande est refusée',
              'Adresse IP, moment, ce qui a été demandé et s’il a réussi',
              'Protéger les comptes et le site',
              '90 jours',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Nos outils (checklist, simulateurs, audit, générateur d’offre) calculent dans votre navigateur. Ce que vous y inscrivez ne nous parvient pas, sauf si vous nous envoyez une demande : elle porte alors ce que l’outil a calculé.',
        },
      ],
    },
    {
      id: 'appareil',
      title: 'Ce qui reste sur votre appareil',
      blocks: [
        {
          kind: 'text',
          text: 'Le site ne dépose aucun témoin publicitaire sans votre accord. Il garde dans votre navigateur les éléments suivants, nécessaires à ce que vous lui demandez ; vous pouvez les effacer en tout temps dans les réglages du navigateur.',
        },
        {
          kind: 'table',
          caption: 'Éléments gardés dans le navigateur',
          isCode: true,
          head: ['Nom', 'À quoi il sert', 'Durée'],
          rows: [
            [
              'cookie-consent',
              'Retient votre choix sur les témoins : accepté (accepted) ou refusé (declined)',
              'Jusqu’à ce que vous le changiez',
            ],
            ['cookie-consent-record', 'La date de ce choix et la version de cette politique', 'Avec le choix'],
            ['agence-session', 'Garde votre connexion ouverte', 'Jusqu’à la déconnexion'],
            [
              'agence-appareil',
              'Témoin qui reconnaît un appareil où vous vous êtes déjà connecté, pour que les essais d’autrui ne vous ferment pas la porte',
              'Un an',
            ],
            [
              'repli',
              'Témoin qui retient quelle version d’une partie du site votre navigateur n’a pas pu afficher, pour vous montrer la précédente',
              'Une heure',
            ],
            [
              'essai',
              'Témoin qui porte un nombre de 0\u00a0à\u00a099 tiré au hasard, le même pour beaucoup de personnes, pour que vous voyiez une même version d’une page à l’autre ; seulement pendant l’essai d’une nouvelle version',
              'Jusqu’à la fermeture du navigateur',
            ],
            ['agence-leads', 'Une demande que le réseau n’a pas encore laissé partir', 'Jusqu’à son envoi'],
            [
              'agence-origine',
              'La première page de votre visite, le site qui vous y a mené et sa campagne, joints à la demande que vous envoyez',
              'Jusqu’à la fermeture de l’onglet',
            ],
            ['agence-demande', 'Le brouillon de votre demande, pour ne pas perdre votre texte', 'Jusqu’à l’envoi'],
            [
              'agence-draft',
              'Ce que vous écrivez dans l’espace membre et n’avez pas encore enregistré',
              'Jusqu’à l’enregistrement ou à la déconnexion',
            ],
            [
              'formations-vues',
              'Les formations dont cette visite a déjà été comptée',
              'Jusqu’à la fermeture de l’onglet',
            ],
            [
              'agence-progress',
              'Votre progression et vos notes de formation que le réseau n’a pas encore laissé partir',
              'Jusqu’à leur envoi ou à la déconnexion',
            ],
            [
              'agence-device',
              'Un numéro tiré au hasard qui distingue cet appareil de vos autres quand vous prenez des notes',
              'Jusqu’à ce que vous l’effaciez',
            ],
            [
              'embed-consent et agence-calendrier',
              'Les contenus externes que vous avez choisi d’afficher',
              'Jusqu’à ce que vous les effaciez',
            ],
            [
              'formations-favorites et agence-player',
              'Vos favoris, la vitesse et les sous-\u2060titres du lecteur',
              'Jusqu’à ce que vous les effaciez',
            ],
            [
              'checklist-seo, audit-marketing et generateur-offre',
              'Vos réponses dans les outils',
              'Jusqu’à ce que vous les effaciez',
            ],
          ],
        },
      ],
    },
    {
      id: 'mesure',
      title: 'Mesure d’audience et publicité',
      blocks: [
        {
          kind: 'text',
          text: 'Ces technologies permettent de vous reconnaître d’une visite à l’autre et de mesurer l’effet de nos publicités. Elles sont désactivées par défaut. Si vous cliquez sur « Accepter », un gestionnaire de balises et un pixel publicitaire reçoivent les pages vues et deux événements : un clic sur un bouton d’appel à l’action ou sur notre numéro de téléphone, et l’envoi d’un formulaire, sans votre nom, votre courriel ni votre message.',
        },
        {
          kind: 'text',
          text: 'Si vous cliquez sur « Refuser », rien n’est chargé et aucune requête ne part vers ces services. Le bouton « Gérer mes témoins », au bas de chaque page, rouvre la question en tout temps : votre nouveau choix vaut dès la page suivante.',
        },
        {
          kind: 'text',
          text: 'Pour savoir si le site est rapide et s’il a des pannes, chaque page envoie à notre propre serveur, et à lui seul, le temps que ses parties ont pris et celles qui ont échoué. L’envoi porte le genre de page, jamais son adresse complète, et rien qui vous reconnaisse : ni témoin, ni numéro de visiteur, ni adresse IP conservée. Le serveur n’en garde que des totaux, pendant un jour.',
        },
        {
          kind: 'text',
          text: 'Pour savoir quelles pages et quelles campagnes amènent des visites, le même envoi porte les pages publiques que vous avez vues, celle où votre visite a commencé, le site d’où vous veniez, le nom de la campagne s’il est dans l’adresse, et si vous avez cliqué sur notre téléphone ou un téléchargement. Rien n’y vient de vous : ni témoin, ni numéro, ni adresse. Le serveur n’en garde que des totaux, pendant 26 mois.',
        },
      ],
    },
    {
      id: 'contenus-externes',
      title: 'Contenus d’autres services',
      blocks: [
        {
          kind: 'text',
          text: 'Les vidéos, les cartes et, s’il y en a un, le calendrier que propose la fenêtre « Réserver votre consultation » appartiennent à d’autres services, qui peuvent déposer leurs propres témoins. Ils ne s’affichent qu’après votre clic. Le téléphone, le formulaire et la page « Prendre rendez-vous », qui est la nôtre, restent toujours disponibles sans eux.',
        },
      ],
    },
    {
      id: 'acces',
      title: 'Qui d’autre y a accès',
      blocks: [
        {
          kind: 'text',
          text: 'Les personnes de notre équipe qui en ont besoin pour leur travail, et les fournisseurs ci-dessous, liés par un contrat qui leur interdit tout autre usage. Certains peuvent traiter des renseignements hors du Québec ; la personne responsable vous dit lesquels et où. Avant de leur en confier, nous évaluons les facteurs relatifs à la vie privée : la sensibilité des renseignements, l’usage prévu, les mesures de protection et le droit du lieu. Le résumé de cette évaluation vous est remis sur demande.',
        },
        {
          kind: 'table',
          caption: 'Catégories de fournisseurs',
          head: ['Fournisseur', 'Ce qu’il traite'],
          rows: [
            ['Hébergement du site et de la base de données', 'Comptes, progression, demandes, journaux'],
            ['Paiement par carte', 'Paiements et remboursements'],
            ['Envoi de courriels', 'Adresses et courriels envoyés'],
            ['Mesure et publicité, si vous avez accepté', 'Pages vues et événements'],
          ],
        },
        {
          kind: 'text',
          text: 'Nous communiquons un renseignement à une autorité seulement quand une loi nous y oblige, et nous vous en avisons si elle le permet.',
        },
      ],
    },
    {
      id: 'conservation',
      title: 'Conservation et destruction',
      blocks: [
        {
          kind: 'text',
          text: 'À la fin des durées indiquées plus haut, les renseignements sont supprimés de nos systèmes. Une copie de secours faite avant peut encore les contenir ; elle ne sert qu’à rétablir le site. Quand une statistique reste utile, nous ne gardons que des totaux qui ne permettent plus de reconnaître quiconque.',
        },
        {
          kind: 'text',
          text: 'Supprimer votre compte efface votre profil, votre progression et vos notes. Les reçus sont gardés le temps que la loi fiscale exige, détachés de votre profil.',
        },
      ],
    },
    {
      id: 'securite',
      title: 'Sécurité et incidents',
      blocks: [
        {
          kind: 'list',
          items: [
            'Toutes les pages et tous les échanges sont chiffrés en transit ; les mots de passe ne sont jamais gardés en clair.',
            'La base de données refuse tout par défaut : chaque personne ne lit que ses propres lignes.',
            'Les accès de notre équipe sont nominatifs et limités au rôle de chacun ; ce qui touche l’argent, les droits ou les personnes demande un second facteur et laisse une trace.',
            'La vérification en deux étapes est offerte à tous les comptes.',
          ],
        },
        {
          kind: 'text',
          text: 'Si un incident de confidentialité présente un risque de préjudice sérieux, nous avisons la Commission d’accès à l’information et les personnes touchées, sans attendre, en disant ce qui s’est passé, ce qui est touché et ce que chacun peut faire.',
        },
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      blocks: [
        {
          kind: 'named',
          items: [
            ['Accès', 'savoir ce que nous avons sur vous et en recevoir copie.'],
            [
              'Portabilité',
              'recevoir les renseignements que vous nous avez fournis dans un format technologique courant (JSON ou CSV), ou les faire transmettre à l’organisme de votre choix.',
            ],
            ['Rectification', 'faire corriger ce qui est inexact, incomplet ou équivoque.'],
            [
              'Retrait du consentement',
              'en tout temps, pour l’infolettre, les témoins, votre page publique ou un usage facultatif. Une page retirée disparaît du site en moins d’une minute.',
            ],
            ['Suppression', 'faire détruire ce qui n’est plus nécessaire.'],
            [
              'Cessation de diffusion et désindexation',
              'faire retirer un contenu public qui vous nomme et vous cause un préjudice.',
            ],
            ['Explication', 'savoir d’où vient un renseignement, qui y a accès et combien de temps il est gardé.'],
          ],
        },
        {
          kind: 'text',
          text: 'Avec un compte, le téléchargement et la suppression se font en quelques clics dans votre compte, section « Mes données ». Sans compte, écrivez à la personne responsable. Nous vérifions votre identité avec ce que nous avons déjà, répondons en 30 jours au plus, gratuitement, et motivons tout refus par écrit.',
        },
        {
          kind: 'links',
          items: [{ label: officer.email, href: `mailto:${officer.email}?subject=Mes%20renseignements` }],
        },
      ],
    },
    {
      id: 'decisions-automatisees',
      title: 'Décisions automatisées et enfants',
      blocks: [
        {
          kind: 'text',
          text: 'Aucune décision à votre sujet n’est prise uniquement par un système automatisé. Les résultats de nos outils sont des calculs, affichés à vous seul.',
        },
        {
          kind: 'text',
          text: 'Le site s’adresse aux entreprises et aux adultes. Nous ne recueillons pas sciemment de renseignements auprès de personnes de moins de 14 ans sans le consentement du titulaire de l’autorité parentale ; écrivez-nous si c’est arrivé et nous les supprimerons.',
        },
      ],
    },
    {
      id: 'plainte',
      title: 'Vous plaindre',
      blocks: [
        {
          kind: 'text',
          text: 'Écrivez d’abord à la personne responsable : nous accusons réception en cinq jours ouvrables et répondons en 30 jours. Si la réponse ne vous convient pas, ou sans passer par nous si vous préférez, vous pouvez porter plainte à la Commission d’accès à l’information du Québec (CAI) ou, en cas de refus d’accès ou de rectification, lui demander de trancher dans les 30 jours suivant notre réponse.',
        },
        {
          kind: 'links',
          items: [
            { label: 'Commission d’accès à l’information du Québec', href: 'https://www.cai.gouv.qc.ca/' },
            { label: '1 888 528-7741', href: 'tel:+18885287741' },
          ],
        },
      ],
    },
    {
      id: 'modifications',
      title: 'Modifications',
      blocks: [
        {
          kind: 'text',
          text: 'Quand cette politique change, la date en tête de page change aussi et l’historique dit ce qui est différent.',
        },
      ],
    },
  ],
  versions: [
    {
      date: '2026-11-30',
      change:
        'La politique précise que les résultats d’un outil nous parviennent avec la demande que vous envoyez, et de quel calendrier il s’agit parmi les contenus d’autres services.',
    },
    {
      date: '2026-11-24',
      change:
        'Mise à jour des durées (infolettre, journal de sécurité) et de la liste des éléments gardés dans le navigateur. Retrait de trois mentions sans objet : votre pays et votre province, le lieu de nos fournisseurs, les annonces par courriel.',
    },
    {
      date: '2026-11-23',
      change:
        'Nous comptons les visites par page et par campagne, en totaux seulement. On se désabonne de l’infolettre en un geste.',
    },
    {
      date: '2026-11-22',
      change:
        'Nous mesurons la vitesse et les pannes du site, sans rien qui vous reconnaisse. La politique nomme les témoins « repli » et « essai ».',
    },
    { date: '2026-11-21', change: 'Première version publiée avec le nouveau site.' },
  ],
  seo: {
    title: 'Politique de confidentialité',
    description: `Quels renseignements ${brand.name} recueille, pourquoi, combien de temps, et comment les consulter, les corriger ou les faire supprimer selon la Loi 25.`,
    keywords: ['confidentialité', 'Loi 25', 'renseignements personnels', 'témoins'],
  },
};

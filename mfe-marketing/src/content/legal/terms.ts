import { brand } from '@agence/shared-contracts/brand';
import { ofName } from '@agence/shared-contracts/format/ofName';
import type { LegalText } from './legalText.ts';

/** Terms of use and sale. To be confirmed by the agency's counsel before launch. */
export const terms: LegalText = {
  path: '/legal/conditions-utilisation',
  title: 'Conditions d’utilisation',
  lead: 'Les règles du site, des outils, des services et des formations. Elles ne retirent aucun droit que la loi vous donne.',
  inShort: [
    'Le site, le blogue et les outils sont gratuits et s’utilisent sans compte.',
    'Les prix sont en dollars canadiens, avant taxes ; la TPS et la TVQ s’affichent avant le paiement, et rien d’autre ne s’ajoute.',
    'Une formation achetée se rembourse pendant 30 jours, sans justification, et s’annule ensuite selon la Loi sur la protection du consommateur.',
    'Le premier mois d’un service d’agence est remboursé si vous n’êtes pas satisfait.',
  ],
  sections: [
    {
      id: 'qui',
      title: 'Qui nous sommes',
      blocks: [
        {
          kind: 'text',
          text: `Ce site est exploité par ${brand.legalName}, ${brand.street}, ${brand.city} (${brand.region}) ${brand.postalCode}. En l’utilisant, vous acceptez ces conditions ; pour les renseignements personnels, la politique de confidentialité s’applique.`,
        },
        {
          kind: 'links',
          items: [
            { label: brand.email, href: `mailto:${brand.email}` },
            { label: brand.phone, href: brand.phoneHref },
            { label: 'Politique de confidentialité', href: '/legal/politique-confidentialite' },
          ],
        },
        {
          kind: 'text',
          text: 'Une personne qui achète pour elle-même, hors de son entreprise, est un consommateur au sens de la loi. Les passages qui parlent des consommateurs les protègent, et l’emportent sur le reste.',
        },
      ],
    },
    {
      id: 'compte',
      title: 'Votre compte',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il faut avoir au moins 14 ans pour créer un compte, et 18 ans pour acheter ou enseigner.',
            'Un compte appartient à une seule personne. Gardez votre mot de passe pour vous ; la vérification en deux étapes est offerte.',
            'Dites-nous sans attendre si quelqu’un s’en sert à votre place.',
            'Vous pouvez supprimer votre compte en tout temps dans « Mon compte ». Téléchargez d’abord vos certificats et vos reçus.',
          ],
        },
      ],
    },
    {
      id: 'outils',
      title: 'Outils, guides et articles',
      blocks: [
        {
          kind: 'text',
          text: 'Les outils donnent des ordres de grandeur à partir de ce que vous y inscrivez. Les guides et les articles partagent une méthode. Ni les uns ni les autres ne remplacent un avis professionnel ou ne garantissent un résultat : votre marché, votre offre et votre exécution décident.',
        },
        {
          kind: 'text',
          text: 'Les fichiers téléchargés (guides, modèles, listes) s’utilisent et s’adaptent librement dans votre entreprise ou chez vos clients. Vous ne pouvez pas les revendre tels quels.',
        },
      ],
    },
    {
      id: 'services',
      title: 'Services de l’agence',
      blocks: [
        {
          kind: 'text',
          text: 'L’audit de 45 minutes et la consultation de 30\u00a0minutes sont gratuits et n’engagent à rien. Un mandat commence seulement par un contrat écrit, qui précise les livrables, le prix et la durée, et qui l’emporte sur cette page.',
        },
        {
          kind: 'list',
          items: [
            'Les mandats se renouvellent au mois. Vous pouvez y mettre fin avec un avis de 30 jours.',
            'Garantie de satisfaction : demandez-le dans les 30 jours du début du mandat et le premier mois d’honoraires vous est remboursé. Les budgets versés aux plateformes publicitaires ne passent pas par nous et ne sont pas visés.',
            'Les comptes publicitaires sont à votre nom. Les textes, les images et les vidéos livrés et payés vous appartiennent.',
          ],
        },
      ],
    },
    {
      id: 'formations',
      title: 'Formations et boutique',
      blocks: [
        {
          kind: 'list',
          items: [
            'Une formation gratuite s’ouvre avec un compte. Une formation payante s’ouvre dès que le paiement est confirmé.',
            'Un achat unique donne un accès à vie, pour une seule personne. « À vie » veut dire tant que le site existe ; s’il devait fermer, vous seriez avisé 90 jours d’avance et pourriez télécharger ce qui peut l’être.',
            'Le certificat atteste que les modules ont été suivis. Ce n’est ni un diplôme ni une reconnaissance professionnelle.',
            'La fiche de chaque formation en dit la durée, le niveau et le contenu avant l’achat, et le nom du formateur quand il a choisi de le montrer.',
          ],
        },
      ],
    },
    {
      id: 'prix',
      title: 'Prix, taxes et paiement',
      blocks: [
        {
          kind: 'text',
          text: 'Les prix sont en dollars canadiens, avant taxes. Avant de payer, vous voyez le prix, la TPS, la TVQ et le total ; aucun autre frais ne s’ajoute. Les deux taxes se calculent sur le prix avant taxes.',
        },
        {
          kind: 'table',
          caption: 'Exemple de calcul des taxes',
          isSum: true,
          head: ['Prix', 'TPS (5 %)', 'TVQ (9,975 %)', 'Total'],
          rows: [['197,00 $', '9,85 $', '19,65 $', '226,50 $']],
        },
        {
          kind: 'text',
          text: 'Le paiement se fait par carte, chez un fournisseur spécialisé : nous ne voyons jamais votre numéro. Le reçu, avec nos numéros d’inscription aux taxes, est envoyé par courriel et reste dans votre compte.',
        },
      ],
    },
    {
      id: 'remboursement',
      title: 'Annulation et remboursement',
      blocks: [
        {
          kind: 'text',
          text: 'Deux règles existent ; nous appliquons toujours la plus généreuse pour vous.',
        },
        {
          kind: 'list',
          items: [
            'Notre garantie : 30 jours après l’achat d’une formation ou d’une ressource, vous êtes remboursé en entier, taxes comprises, sans justification.',
            'Votre droit de consommateur : vous pouvez annuler un contrat de cours en tout temps. Avant le début, sans frais ni pénalité. Après le début, vous payez seulement les leçons suivies, au prorata, et une pénalité qui ne dépasse pas le moindre de 50 $ et de 10 % du prix des leçons qui restent. Le solde vous est rendu dans les 10 jours.',
            'Une consultation payée se déplace ou s’annule sans frais jusqu’à 24 heures d’avance. Tant qu’elle n’a pas eu lieu, la garantie la couvre aussi : demandez-le dans « Mes achats » dans les 30 jours suivant l’achat, et notre équipe la rembourse en entier, taxes comprises.',
          ],
        },
        {
          kind: 'text',
          text: 'Pour annuler, un simple courriel suffit, sans formule particulière. Le remboursement revient sur la carte utilisée ; l’accès à la formation se ferme alors, mais vos notes et vos certificats restent à vous.',
        },
      ],
    },
    {
      id: 'contrat',
      title: 'Contrat conclu à distance',
      blocks: [
        {
          kind: 'text',
          text: 'Avant l’achat, nous vous montrons notre nom et nos coordonnées, la description de ce que vous achetez, le prix détaillé, la livraison et les conditions d’annulation, et vous pouvez corriger votre commande. Le reçu vous est envoyé par courriel dès le paiement confirmé.',
        },
        {
          kind: 'text',
          text: 'S’il manque un renseignement exigé, ou si l’accès n’est pas ouvert dans les 30 jours de la date promise, un consommateur peut annuler le contrat et doit être remboursé dans les 15 jours. Sinon, il peut demander la rétrofacturation à l’émetteur de sa carte.',
        },
        {
          kind: 'links',
          items: [
            { label: 'Office de la protection du consommateur', href: 'https://www.opc.gouv.qc.ca/' },
            { label: '1 888 672-2556', href: 'tel:+18886722556' },
          ],
        },
      ],
    },
    {
      id: 'formateurs',
      title: 'Formateurs et soutien',
      blocks: [
        {
          kind: 'text',
          text: 'Qui enseigne ici garde ses droits sur ses contenus et nous permet de les diffuser sur le site. Il garantit qu’ils sont de lui ou qu’il a les permissions requises. Il reçoit 70 % du prix de vente avant taxes ; un remboursement annule la part correspondante. Un soutien est une somme taxable, sans contrepartie : la personne en reçoit 70 % avant taxes, et il se rembourse comme un achat.',
        },
      ],
    },
    {
      id: 'conduite',
      title: 'Ce que nous attendons de vous',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ne partagez pas un accès payant, ne copiez pas les vidéos, ne contournez pas les protections.',
            'Un avis raconte une expérience réelle. Nous retirons les avis faux, haineux ou payés, jamais les avis critiques.',
            'N’interrogez pas le site avec des robots au point de gêner les autres.',
            'Signalez une faille à notre adresse de courriel : nous répondons en deux jours ouvrables et ne poursuivons personne de bonne foi.',
          ],
        },
        {
          kind: 'text',
          text: 'En cas de manquement grave, nous pouvons suspendre un compte, après vous avoir entendu sauf urgence. Ce que vous avez payé et n’avez pas reçu est remboursé.',
        },
      ],
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      blocks: [
        {
          kind: 'text',
          text: `Les textes, les illustrations, le code et les formations appartiennent à ${brand.name} ou à leurs auteurs. Vous pouvez citer de courts extraits avec un lien. Les marques nommées appartiennent à leurs propriétaires.`,
        },
        {
          kind: 'text',
          text: 'Les personnes, les avis, les témoignages et les projets marqués « fictif », « exemple » ou « démonstration » sont des illustrations : ils ne montrent ni personne ni client qui existe.',
        },
      ],
    },
    {
      id: 'responsabilite',
      title: 'Disponibilité et responsabilité',
      blocks: [
        {
          kind: 'text',
          text: 'Nous visons un site disponible en tout temps et prévenons des interruptions prévues. Entre entreprises, notre responsabilité pour un dommage se limite à ce que vous avez payé dans les douze mois précédents ; cette limite ne s’applique ni à une faute lourde ou intentionnelle, ni à un préjudice corporel ou moral, ni aux consommateurs, que la loi protège de toute exclusion.',
        },
      ],
    },
    {
      id: 'droit',
      title: 'Droit applicable et différends',
      blocks: [
        {
          kind: 'text',
          text: 'Les lois du Québec et celles du Canada qui s’y appliquent régissent ces conditions. Écrivez-nous d’abord : la plupart des différends se règlent en un courriel. Un consommateur peut s’adresser aux tribunaux de son domicile ; entre entreprises, ceux du district de Québec sont compétents. Le français est la langue du contrat.',
        },
      ],
    },
    {
      id: 'modifications',
      title: 'Modifications',
      blocks: [
        {
          kind: 'text',
          text: 'Une modification ne vaut que pour l’avenir. Cette page garde l’historique des versions. Ce qui a déjà été acheté reste régi par les conditions du jour de l’achat.',
        },
      ],
    },
  ],
  versions: [
    {
      date: '2026-11-29',
      change:
        'La garantie de 30 jours couvre aussi les consultations qui n’ont pas eu lieu. Les exemples du site portent la marque « fictif ».',
    },
    {
      date: '2026-11-24',
      change:
        'Retrait de trois mentions sans objet : abonnements, copie du contrat, annonces par courriel. Un soutien est taxable et remboursable.',
    },
    { date: '2026-11-21', change: 'Première version publiée avec le nouveau site.' },
  ],
  seo: {
    title: 'Conditions d’utilisation',
    description: `Les règles du site, des outils et des formations ${ofName(brand.name)} : accès, prix et taxes, annulation et remboursement, droits des consommateurs du Québec.`,
    keywords: ['conditions d’utilisation', 'remboursement formation', 'protection du consommateur'],
  },
};

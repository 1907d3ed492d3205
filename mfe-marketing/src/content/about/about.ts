import { brand } from '@agence/shared-contracts/brand';
import type { ClaimView } from '../claims.ts';
import { aboutHead } from './head.ts';

/** Who the agency is, told by how it works: no person, no client, nothing that nobody could check. */
export const about = ({ when, isShown, value }: ClaimView) =>
  ({
    name: aboutHead.name,
    title: 'Une petite agence, par choix',
    lead: `${brand.name} travaille pour des entreprises du Québec qui vendent surtout aux particuliers. Nous restons petits pour que la personne qui vous conseille soit celle qui fait le travail.`,
    action: { to: '/rendez-vous?pour=audit', label: 'Réserver mon audit gratuit' },
    camp: {
      title: when(['maxClients'], (clients) => `${clients} tentes au camp`, 'Peu de tentes au camp'),
      text: 'Un stratège attentif suit bien quatre comptes. Nous comptons donc les places, et quand elles sont prises, nous vous disons quand rappeler.',
      /** How many stand in the drawing, and how many are new each month. */
      tents: isShown('maxClients') ? Number.parseInt(value('maxClients'), 10) || 0 : 0,
      opened: isShown('places') ? Number.parseInt(value('places'), 10) || 0 : 0,
      legend: {
        client: when(['maxClients'], (clients) => `${clients} tentes, une par client`),
        opened: when(['places'], (places) => `en pointillé, ${places} nouvelles places par mois`),
      },
    },
    work: {
      title: 'Qui fait quoi',
      lead: 'Une seule équipe, qui répond de ses chiffres.',
      mark: 'Portraits dessinés',
      roles: [
        {
          name: 'Stratégie',
          text: 'Qui établit votre plan gère aussi vos campagnes, et vous parle chaque semaine. Il n’y a pas de chargé de compte entre vous deux.',
          links: [
            { to: '/publicite-facebook-quebec', label: 'Publicité Facebook' },
            { to: '/google-ads-quebec', label: 'Google Ads' },
          ],
        },
        {
          name: 'Rédaction et image',
          text: 'Nos rédactrices appellent vos clients avant d’écrire. Les textes s’écrivent et les vidéos se tournent au Québec, dans votre voix.',
          links: [
            { to: '/creation-contenu-quebec', label: 'Création de contenu' },
            { to: '/production-video-quebec', label: 'Production vidéo' },
          ],
        },
        {
          name: 'Technologie',
          text: 'Un site rapide et un CRM dont votre équipe se sert pour vrai, faits d’outils répandus qu’un autre pourrait reprendre.',
          links: [
            { to: '/creation-site-web-quebec', label: 'Création de site web' },
            { to: '/crm-marketing-quebec', label: 'CRM et automatisation' },
          ],
        },
      ],
    },
    refused: {
      title: 'Ce que nous refusons',
      lead: 'Même quand on nous le demande.',
      refusedLabel: 'Refusé :',
      items: [
        {
          no: 'Le contrat de 12\u00a0mois avec pénalités',
          yes: 'Nos mandats se renouvellent au mois et prennent fin avec un avis de 30 jours.',
        },
        {
          no: 'Le compte publicitaire à notre nom',
          yes: 'Vos comptes sont à votre nom, avec leurs audiences et leur historique, même après notre départ.',
        },
        {
          no: 'Le budget de plus pour sauver une campagne',
          yes: 'Une campagne qui dépasse sa cible de coût par client est arrêtée.',
        },
        {
          no: 'Le service dont vous n’avez pas besoin',
          yes: 'L’audit dit d’abord si l’investissement a du sens pour vous. S’il n’en a pas, vous le saurez ce jour-là.',
        },
        {
          no: 'Le témoignage que personne ne peut vérifier',
          yes: 'Ce que nous avons inventé pour l’exemple le dit sur la pièce même. Chaque chiffre que nous promettons a sa source.',
          link: { to: '/nos-chiffres', label: 'Voir les sources' },
        },
      ],
    },
    place: {
      title: 'Des deux côtés du fleuve',
      text: 'Québec, Lévis, Beauport, Charlesbourg et Sainte-Foy, à partir d’un seul bureau.',
      alt: 'Carte dessinée de Québec, de Lévis, de Beauport, de Charlesbourg et de Sainte-Foy, des deux côtés du Saint-Laurent',
      focus: 'Québec',
      areas: [
        { to: '/agence-marketing-quebec', label: 'Québec' },
        { to: '/agence-marketing-levis', label: 'Lévis' },
        { to: '/agence-marketing-beauport', label: 'Beauport' },
        { to: '/agence-marketing-charlesbourg', label: 'Charlesbourg' },
      ],
      areasLabel: 'Nos pages de quartier',
      next: { to: '/nous-joindre', label: 'Toutes les façons de nous joindre' },
    },
    asked: {
      title: 'Une tente pour vous\u202f?',
      text: 'Racontez-nous ce que vous vendez. Si une autre équipe vous convient mieux, vous le saurez en une consultation.',
      to: '/rendez-vous?pour=consultation',
      label: 'Réserver une consultation',
    },
  }) as const;

/** What the page says. */
export type AboutContent = ReturnType<typeof about>;

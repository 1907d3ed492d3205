import type { Chapter } from '../document.ts';

export const followUp: Chapter = {
  title: 'Le suivi : là où l’argent dort',
  lead: 'Une demande qui attend refroidit d’heure en heure. Le suivi ne coûte presque rien, se règle en une semaine, et change le rendement de tout le reste.',
  blocks: [
    { kind: 'heading', text: 'Répondre : le premier quart d’heure' },
    {
      kind: 'text',
      text: 'Une personne qui vient d’envoyer une demande est encore devant son écran, avec les sites de deux concurrents ouverts à côté. Fixez une règle simple : pendant les heures ouvrables, un humain répond en moins de quinze minutes ; le soir, un message automatique dit exactement quand il appellera, et il appelle.',
    },
    { kind: 'heading', text: 'Relancer : cinq contacts en deux semaines' },
    {
      kind: 'table',
      head: ['Quand', 'Par', 'Pour dire'],
      rows: [
        ['Tout de suite', 'Courriel', 'Bien reçu, voici qui vous appelle et quand'],
        ['15 minutes', 'Téléphone', 'Trois questions pour comprendre, un rendez-vous à la fin'],
        ['Jour 2', 'Courriel', 'L’étude de cas la plus proche de sa situation'],
        ['Jour 5', 'Texto ou téléphone', 'Une question courte, à laquelle on répond par oui ou non'],
        ['Jour 14', 'Courriel', 'On ferme le dossier sauf avis contraire : souvent celui qui fait répondre'],
      ],
    },
    {
      kind: 'text',
      text: 'Les textes complets de ces messages se trouvent dans nos modèles d’entonnoirs, à télécharger sur le même site que ce guide. Changez les mots, gardez le rythme.',
    },
    { kind: 'heading', text: 'Noter : un CRM que l’équipe utilise pour vrai' },
    {
      kind: 'list',
      items: [
        'Cinq étapes au plus : nouvelle demande, contact fait, rendez-vous, soumission, gagnée ou perdue.',
        'Une raison obligatoire quand une vente est perdue. Trois mois plus tard, la liste vaut de l’or.',
        'Une tâche datée sur chaque dossier ouvert. Un dossier sans prochaine tâche est un dossier oublié.',
        'La source de chaque demande, posée au téléphone : « Comment avez-vous entendu parler de nous ? »',
      ],
    },
    {
      kind: 'note',
      title: 'Consentement : la loi, et le bon sens',
      text: 'La loi canadienne anti-pourriel demande un consentement, l’identité de l’expéditeur et un désabonnement qui marche. La Loi 25 du Québec demande de dire pourquoi vous recueillez un renseignement, et de ne le garder que le temps utile. Une case non cochée d’avance, une phrase claire, et vous respectez les deux.',
    },
  ],
};

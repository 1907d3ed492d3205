import type { ClaimView } from '../claims.ts';
import { questions } from '../website/questions.ts';
import { ratesHead } from './head.ts';

/** Questions about money, as they are answered elsewhere on the site. */
const ASKED: readonly string[] = ['paiement', 'hebergement', 'revisions', 'temps', 'garantie', 'proprietaire'];
const asked = questions.items
  .filter(({ id }) => ASKED.includes(id))
  .map(({ question, answer }) => ({ question, answer }));

/** What things cost, as the rest of the site says it: prices of staff, and figures that have their source in `claims.ts`. */
export const rates = ({ when }: ClaimView) =>
  ({
    name: ratesHead.name,
    title: 'Les prix, avant l’appel',
    lead: 'Ce que coûtent un audit, un forfait et un site, ce qui est compris, et ce qui se paie ailleurs. En dollars canadiens, avant taxes.',
    action: 'Réserver mon audit gratuit',
    actionNote: when(
      ['auditWorth'],
      (worth) => `Gratuit, d’une valeur de ${worth}. Il dit aussi quand l’investissement n’en vaut pas la peine.`,
      'Gratuit. Il dit aussi quand l’investissement n’en vaut pas la peine.',
    ),
    prices: {
      title: 'Trois portes d’entrée',
      items: [
        {
          name: 'Pour savoir',
          price: 'Gratuit',
          text: when(
            ['auditMinutes', 'consultationMinutes'],
            (length, time) =>
              `Un audit stratégique de ${length}, dont vous repartez avec un plan écrit, ou une consultation de ${time}.`,
            'Un audit stratégique dont vous repartez avec un plan écrit, ou une consultation.',
          ),
          note: 'Le plan est à vous, que vous travailliez avec nous ou non.',
          link: { to: '/rendez-vous?pour=audit', label: 'Choisir un moment' },
        },
        ...when(
          ['plansFrom', 'minimumBudget'],
          (plansFrom, minimumBudget) => [
            {
              name: 'Pour faire croître',
              price: plansFrom,
              unit: 'par mois et plus',
              text: `Publicité, contenu, CRM : un stratège, vos campagnes, un tableau en direct. S’ajoute un budget marketing d’au moins ${minimumBudget} par mois, versé aux plateformes.`,
              note: 'Au mois. Avis de 30 jours pour y mettre fin.',
              link: { to: '/#expertises', label: 'Voir les trois expertises' },
            },
          ],
          [],
        ),
        {
          name: 'Pour bâtir',
          price: '5 000 $',
          unit: 'et plus, une seule fois',
          text: 'Un site web écrit, dessiné et développé pour vous, à votre nom. Les trois fourchettes sont juste en dessous.',
          note: 'En trois versements : 40 %, 40 %, 20 %.',
          link: { to: '/creation-site-web-quebec#prix', label: 'Calculer le prix du vôtre' },
        },
      ],
    },
    sites: {
      title: 'Un site, selon ce qu’il doit faire',
      lead: 'Pour chaque sorte de site, l’orange va du prix le plus bas au plus haut.',
      scale: 'Prix avant taxes',
      features: 'Comprend',
    },
    sheet: {
      label: 'Exemple de calcul',
      title: 'Un site vitrine, calculé',
      subtotal: 'Base de tout site',
      total: 'Prix',
      tps: 'TPS (5 %)',
      tvq: 'TVQ (9,975 %)',
      due: 'Total avec taxes',
      shares: 'Trois versements, avant taxes',
      payments: ['Au départ', 'À l’approbation du design', 'À la mise en ligne'],
    },
    formula: {
      title: 'Comment un prix de site se calcule',
      text: 'Base et options s’additionnent. La somme est multipliée par la complexité, puis par le délai. Le calculateur fait la même chose, avec vos choix.',
      /** Of what is computed below the price of the smallest project. @param least in dollars */
      least: (least: string) =>
        `Nos projets commencent à ${least}\u00a0: un calcul qui donne moins laisse de quoi ajouter une option ou raccourcir le délai.`,
      base: 'Base et options',
      options: 'Options',
      link: { to: '/creation-site-web-quebec#prix', label: 'Ouvrir le calculateur de prix' },
    },
    included: {
      title: 'Compris, et payé ailleurs',
      columns: [
        {
          title: 'Toujours compris',
          items: [
            'Des comptes publicitaires à votre nom',
            'Un tableau en direct et un appel par semaine',
            'Les textes, les images et les vidéos, qui vous sont cédés une fois payés',
            'Pour un site : trois rondes de révision, 30 jours de soutien, un an de garantie sur les bogues',
          ],
        },
        {
          title: 'Payé ailleurs, ou en plus',
          items: [
            'Le budget des plateformes, que vous leur versez sans passer par nous',
            'L’hébergement d’un site, environ 200 $ par année, payé à l’hébergeur',
            'Une ronde de révision de plus, à l’heure, avec votre accord d’abord',
            'La TPS et la TVQ, calculées sur le prix avant taxes',
          ],
        },
      ],
    },
    exit: {
      title: when(
        ['guarantee'],
        (guarantee) => `${guarantee} pour changer d’avis`,
        'Le premier mois, vous pouvez changer d’avis',
      ),
      quote: 'Demandez-le dans les 30 jours du début du mandat et le premier mois d’honoraires vous est remboursé.',
      from: {
        to: '/legal/conditions-utilisation#services',
        label: 'Conditions d’utilisation, services de l’agence',
      },
      text: 'Vous gardez ce que nous avons produit et que vous avez payé. Un cours ou un modèle acheté sur le site se rembourse aussi pendant 30 jours, sans justification.',
    },
    faq: { title: 'Avant de demander un prix', items: asked },
    asked: {
      title: 'Un prix pour votre cas',
      text: 'Dites-nous ce que vous vendez\u00a0: on vous dit ce que ça coûterait, et ce dont vous pouvez vous passer.',
      to: '/rendez-vous?pour=audit',
      label: 'Choisir un moment',
    },
    next: {
      label: 'Pour aller plus loin',
      links: [
        { to: '/methode', label: 'Ce que vous recevez à chaque étape' },
        { to: '/boutique', label: 'Les prix des formations et des modèles' },
        { to: '/outils', label: 'Les outils gratuits' },
      ],
    },
  }) as const;

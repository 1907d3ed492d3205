export const questions = {
  kind: 'questions',
  title: 'Vos questions, nos réponses',
  lead: 'Choisissez un thème, ou cherchez un mot : « prix », « hébergement », « garantie »…',
  search: 'Chercher dans les questions',
  count: { one: 'réponse', many: 'réponses' },
  categories: [
    { id: 'general', name: 'Général' },
    { id: 'process', name: 'Processus' },
    { id: 'technical', name: 'Technique' },
    { id: 'pricing', name: 'Prix' },
    { id: 'maintenance', name: 'Entretien' },
  ],
  items: [
    {
      id: 'pour-qui',
      category: 'general',
      question: 'Pour quelles entreprises faites-vous des sites ?',
      answer:
        'Des entreprises du Québec qui vendent surtout aux particuliers, avec des offres de 1 000 $ et plus : habitation, santé, tourisme, services. Si un outil à 20 $ par mois vous suffit, on vous le dira.',
    },
    {
      id: 'proprietaire',
      category: 'general',
      question: 'À qui appartient le site ?',
      answer:
        'À vous, dès le dernier paiement : le code, les textes, les images et le nom de domaine. Vous pouvez partir avec tout, sans rien nous demander.',
    },
    {
      id: 'revisions',
      category: 'process',
      question: 'Combien de révisions sont comprises ?',
      answer:
        'Trois rondes de révision au design, et autant de corrections de texte que nécessaire avant la mise en ligne. Une ronde de plus se facture à l’heure, jamais sans votre accord.',
    },
    {
      id: 'temps',
      category: 'process',
      question: 'Combien de temps devrai-je y consacrer ?',
      answer:
        'Environ huit heures en tout : deux rencontres, la lecture des textes et trois approbations. Nous écrivons, vous corrigez.',
    },
    {
      id: 'modifier',
      category: 'technical',
      question: 'Pourrai-je modifier le site moi-même ?',
      answer:
        'Oui. Les textes, les photos, les prix et les nouvelles pages se changent dans un écran simple, et la formation de deux heures est enregistrée pour la prochaine personne que vous embaucherez.',
    },
    {
      id: 'referencement',
      category: 'technical',
      question: 'Mon référencement va-t-il survivre au changement ?',
      answer:
        'Oui : chaque ancienne adresse est redirigée, les titres qui vous amènent des visites sont conservés, et nous surveillons vos positions pendant les 30 jours de soutien gratuit.',
    },
    {
      id: 'paiement',
      category: 'pricing',
      question: 'Comment se fait le paiement ?',
      answer:
        'En trois versements, 40/40/20 : 40 % au départ, 40 % à l’approbation du design et 20 % à la mise en ligne. Virement, carte ou chèque.',
    },
    {
      id: 'hebergement',
      category: 'pricing',
      question: 'Que coûte l’hébergement ensuite ?',
      answer:
        'Environ 200 $ par année, payés directement à l’hébergeur, à votre nom. Nous ne prenons aucune commission dessus.',
    },
    {
      id: 'garantie',
      category: 'maintenance',
      question: 'Qu’arrive-t-il si quelque chose brise ?',
      answer:
        'Les 30 premiers jours, le soutien est gratuit, quelle que soit la question. Ensuite, les bogues sont garantis pendant 1 an : ce qui ne marche pas comme convenu est réparé sans frais.',
    },
    {
      id: 'reponse',
      category: 'maintenance',
      question: 'En combien de temps répondez-vous ?',
      answer:
        'En 24 h pour une question générale, et en 2 h pour les clients qui ont un forfait d’entretien. La surveillance du site, elle, tourne 24/7.',
    },
  ],
  empty: {
    title: 'Aucun résultat trouvé',
    text: 'Essayez une autre recherche ou contactez-nous directement',
    action: 'Poser une question',
  },
} as const;

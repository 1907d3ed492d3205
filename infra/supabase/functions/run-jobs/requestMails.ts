import type { Database } from '@agence/shared-contracts/backend/database';
import { fullMoment } from '@agence/shared-contracts/format/frenchDate';
import type { ContactLead } from '@agence/shared-contracts/forms/lead';
import { contactFacts } from '@agence/shared-contracts/forms/leadFacts';
import { contactColumns } from '@agence/shared-contracts/forms/leadFields';
import type { FunctionEnv, Mail } from '../_shared/FunctionEnv.ts';

type Columns = Database['public']['Tables']['leads']['Row'];
type Fact = keyof typeof contactFacts;

/** A request as `request_to_tell` gives it. */
export interface RequestOfMail extends Readonly<Pick<Columns, 'id' | 'page' | (typeof contactColumns)[Fact]>> {
  readonly name: string;
  readonly message: string;
  readonly asked: ContactLead['demande'];
  readonly context: ContactLead['contexte'];
  readonly origin: ContactLead['origine'];
  /** The time that was chosen with it. */
  readonly appointment: { readonly starts_at: string; readonly host: string; readonly state: string } | null;
}

/** What is asked for, as it follows « Votre demande : ». */
const askedTexts: Readonly<Record<ContactLead['demande'], string>> = {
  consultation: 'consultation de 30 minutes',
  audit: 'audit de 45 minutes',
  meeting: 'rencontre au bureau',
  vip: 'candidature VIP',
  quote: 'soumission',
};

/** Tells the agency of a request, with everything to answer it by; an answer to the mail goes to who asks. */
export function agencyMail(request: RequestOfMail, { agency, siteUrl }: FunctionEnv): Mail {
  const { id, name, email, company, context, origin } = request;
  const line = (label: string, value: string | number | null | undefined) =>
    value ? [`${label}\u00a0: ${value}`] : [];
  const campaign = [origin.source, origin.medium, origin.campaign].filter(Boolean).join(', ');
  const lines = context.lines ?? [];
  return {
    to: agency.email,
    subject: `Nouvelle demande, ${askedTexts[request.asked]}\u00a0: ${company ? `${name}, ${company}` : name}`,
    replyTo: email,
    text: [
      `Ouvrir la demande\u00a0: ${siteUrl}/admin/demandes?demande=${id}`,
      '',
      ...line('Rendez-vous', timeOf(request)),
      ...(Object.keys(contactFacts) as Fact[]).flatMap((field) =>
        line(contactFacts[field], request[contactColumns[field]]),
      ),
      '',
      request.message,
      '',
      ...(lines.length > 0
        ? [context.title ?? 'Ce que la page savait', ...lines.map(([label, value]) => `${label}\u00a0: ${value}`), '']
        : []),
      ...line('Page', request.page),
      ...line('Première page de la visite', origin.landing),
      ...line('Venu de', origin.referrer),
      ...line('Campagne', campaign),
    ].join('\n'),
  };
}

const timeOf = ({ appointment }: RequestOfMail) =>
  appointment?.state === 'booked' ? `${fullMoment(appointment.starts_at)}, avec ${appointment.host}` : undefined;

/** Tells who asks that it has arrived. Nothing of what was typed comes back: whoever owns the address need not have typed it. */
export function visitorMail({ email, asked }: RequestOfMail, { agency }: FunctionEnv): Mail {
  return {
    to: email,
    subject: 'Votre demande est bien arrivée',
    replyTo: agency.email,
    text: [
      'Bonjour,',
      '',
      `Votre demande est bien arrivée\u00a0: ${askedTexts[asked]}. Une personne de l’équipe vous écrit ou vous appelle en moins de 2\u00a0h, les jours ouvrables.`,
      '',
      'Pour ajouter quelque chose, répondez simplement à ce courriel.',
      '',
      'Vous n’avez rien demandé\u202f? Répondez-nous\u00a0: nous effaçons la demande.',
    ].join('\n'),
  };
}

import { fullMoment } from '@agence/shared-contracts/format/frenchDate';
import type { FunctionEnv, Mail } from '../_shared/FunctionEnv.ts';
import { calendarFile } from './calendarFile.ts';

/** A notice as `notice_to_tell` gives it. */
export interface Notice {
  readonly id: string;
  readonly token: string;
  readonly to: string;
  readonly is_host: boolean;
  /** Whether the appointment stands, for whom it is told. */
  readonly is_on: boolean;
  readonly state: 'booked' | 'over' | 'displaced' | 'cancelled';
  readonly kind: 'consultation' | 'audit' | 'meeting' | 'vip' | 'quote' | 'paid';
  /** Of a consultation that was bought. */
  readonly title: string | null;
  /** Its consultant has not said yet whether the time suits. */
  readonly is_proposed: boolean;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly sequence: number;
  readonly room_url: string | null;
  readonly host: string;
  /** Null where they and what they asked for were deleted. */
  readonly visitor: string | null;
  readonly visitor_email: string | null;
  readonly phone: string | null;
  readonly request: string | null;
}

const KINDS: Readonly<Record<Exclude<Notice['kind'], 'paid'>, string>> = {
  consultation: 'Consultation',
  audit: 'Audit marketing',
  meeting: 'Rencontre au bureau',
  vip: 'Rencontre du programme VIP',
  quote: 'Rencontre pour une soumission',
};

/** What is told of an appointment to who asked for it, or to who takes it, with what their calendars need. */
export function appointmentMail(notice: Notice, env: FunctionEnv): Mail {
  const { kind, title, is_on, to, starts_at, ends_at } = notice;
  const name = kind === 'paid' ? (title ?? 'Consultation') : KINDS[kind];
  const minutes = Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000);
  const told = { ...notice, name, minutes, when: fullMoment(starts_at), place: placeOf(notice, env) };
  const { subject, text, url, replyTo } = notice.is_host ? toHost(told, env) : toVisitor(told, env);
  const event = {
    ...{ id: notice.id, sequence: notice.sequence, starts: new Date(starts_at), ends: new Date(ends_at), url },
    // Nothing that somebody typed reaches the calendar of an address that somebody typed.
    summary: notice.is_host && notice.visitor ? `${name}\u00a0: ${notice.visitor}` : `${name}, ${env.agency.name}`,
    location: told.place,
    isTentative: notice.is_proposed,
    organizer: env.agency,
    attendee: to,
  };
  return { to, subject, replyTo, text: text.join('\n'), calendar: calendarFile(event, is_on ? 'REQUEST' : 'CANCEL') };
}

interface Told extends Notice {
  readonly name: string;
  readonly minutes: number;
  readonly when: string;
  readonly place: string | undefined;
}

interface Letter {
  readonly subject: string;
  readonly text: readonly string[];
  /** Where the appointment is on the site. */
  readonly url: string;
  readonly replyTo: string;
}

const placeOf = ({ kind, room_url }: Notice, { agency }: FunctionEnv) =>
  kind === 'meeting' ? agency.postalAddress : (room_url ?? undefined);

/** Nothing of what was typed comes back: whoever owns the address need not have typed it. */
function toVisitor(told: Told, { agency, siteUrl }: FunctionEnv): Letter {
  const { name, minutes, when, host, place, is_on, state, sequence } = told;
  const url = `${siteUrl}/rendez-vous/${told.token}?vu=${sequence}`;
  const letter = (subject: string, ...text: readonly string[]) => ({
    ...{ subject, url, replyTo: agency.email },
    text: ['Bonjour,', '', ...text, '', 'Vous n’avez rien demandé\u202f? Répondez-nous\u00a0: nous effaçons tout.'],
  });
  if (!is_on && state === 'displaced') {
    return letter(
      'Choisissons un autre moment pour votre rendez-vous',
      `Le ${when} n’est plus possible de notre côté, et nous en sommes désolés. Votre demande, elle, est bien gardée.`,
      '',
      `Choisir un autre moment\u00a0: ${url}`,
    );
  }
  if (!is_on)
    return letter(
      `Votre rendez-vous du ${when} est annulé`,
      `Il est retiré de votre agenda par ce courriel. Pour en prendre un autre\u00a0: ${siteUrl}/rendez-vous`,
    );
  const details = [
    `${name}, ${minutes}\u00a0minutes`,
    `Le ${when}, heure du Québec`,
    `Avec ${host}`,
    ...(place ? [`Lieu\u00a0: ${place}`] : ['Nous vous écrivons avant le rendez-vous comment nous joindre.']),
  ];
  const change = ['', `Déplacer ou annuler\u00a0: ${url}`, '', 'Le fichier joint l’ajoute à votre agenda.'];
  if (told.is_proposed) {
    return letter(
      `Moment choisi\u00a0: ${when}`,
      ...details,
      '',
      `${host} vous confirme ce moment par courriel.`,
      ...change,
    );
  }
  return letter(
    sequence > 0 ? `Votre rendez-vous est maintenant le ${when}` : `Votre rendez-vous du ${when}`,
    ...details,
    ...change,
  );
}

function toHost(told: Told, { siteUrl, agency }: FunctionEnv): Letter {
  const { name, minutes, when, visitor, visitor_email, phone, is_on, request, sequence } = told;
  const url = request ? `${siteUrl}/admin/demandes?demande=${request}` : `${siteUrl}/creator-dashboard/rendez-vous`;
  const what = is_on
    ? told.is_proposed
      ? 'Rendez-vous à confirmer'
      : sequence > 0
        ? 'Rendez-vous changé'
        : 'Nouveau rendez-vous'
    : 'Rendez-vous retiré de votre agenda';
  return {
    subject: `${what}\u00a0: ${when}`,
    url,
    replyTo: visitor_email ?? agency.email,
    text: [
      `Ouvrir\u00a0: ${url}`,
      '',
      `${name}, ${minutes}\u00a0minutes`,
      `Le ${when}, heure du Québec`,
      visitor
        ? `Avec ${visitor}, ${visitor_email}${phone ? `, ${phone}` : ''}`
        : 'La personne qui l’avait pris a été effacée de nos dossiers.',
      ...(told.place ? [`Lieu\u00a0: ${told.place}`] : []),
    ],
  };
}

import { appointmentsTexts } from '../content/appointments.ts';
import { personName } from '../member/personName.ts';
import type { Appointment } from './appointmentsApi.ts';

/** Who comes, by their name or their address. */
export const visitorOf = ({ visitor, email }: Pick<Appointment, 'visitor' | 'email'>): string =>
  email ? personName(visitor, email) : (visitor ?? appointmentsTexts.nobody);

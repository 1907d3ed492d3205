import { appointmentsTexts as texts } from '../content/appointments.ts';
import { EmptyList } from '../member/EmptyList.tsx';

/** What stands in the place of the next appointment of somebody who has none. */
export function NoAppointment() {
  return (
    <EmptyList drawing="appointments" title={texts.none} example={texts.ownExample}>
      {texts.ownNoneDetail}
    </EmptyList>
  );
}

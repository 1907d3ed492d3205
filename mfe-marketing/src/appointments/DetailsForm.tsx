import { appointments } from '../content/appointments.ts';
import { RequestForm } from '../forms/RequestForm.tsx';

/** Who asks for a time that is held. */
export function DetailsForm({ token, kind }: { readonly token: string; readonly kind: string }) {
  return (
    <RequestForm
      id="rdv"
      path={`/rendez-vous/${token}`}
      along={{ form: 'rendez-vous', demande: kind, rendez_vous: token }}
      submit={appointments.form.submit}
    />
  );
}

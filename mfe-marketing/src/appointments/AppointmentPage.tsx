import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { appointments as texts } from '../content/appointments.ts';
import type { AppointmentData } from './appointmentData.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { Board, Sheet, Warning } from './Sheet.tsx';
import { TimeChoice } from './TimeChoice.tsx';

/** Its address is a key: no search engine is to know it. */
export function head(): PageHead {
  return { ...texts.seo, noindex: true };
}

async function loadPage(context: LoadContext): Promise<LoadResult<AppointmentData>> {
  const { readAppointment } = await import('./appointmentData.ts');
  return readAppointment(context);
}

/** The appointment is read on the server; browsers get it as data. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadPage;

/** `/rendez-vous/:jeton`: an appointment, for who has its link: to confirm, to move, to cancel. Works as it is served. */
export default function AppointmentPage({ data }: PageProps<AppointmentData>) {
  const { appointment } = data;
  if (!appointment) {
    return (
      <Container>
        <Sheet>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1>{texts.missing.title}</h1>
          <Lead>{texts.missing.note}</Lead>
          <p>
            <ButtonLink href="/rendez-vous">{texts.anew}</ButtonLink>
          </p>
        </Sheet>
      </Container>
    );
  }
  const { state, kind, token } = appointment;
  const { title, note } = texts.states[state === 'booked' && appointment.is_proposed ? 'proposed' : state];
  const anew = kind === 'paid' ? '/formations-access' : `/rendez-vous?pour=${kind}`;
  return (
    <Container>
      <Sheet>
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <h1>{title}</h1>
        <Lead>{note}</Lead>
        {data.error ? <Warning role="alert">{data.error}</Warning> : null}
        {state === 'cancelled' || state === 'held' ? null : <Facts {...appointment} />}
        {state === 'held' ? (
          <Board>
            <Facts {...appointment} />
            <DetailsForm token={token} kind={kind} />
          </Board>
        ) : null}
        {state === 'held' ? (
          <p>
            <a href={anew}>{texts.again}</a>
          </p>
        ) : null}
        {state === 'booked' || state === 'displaced' ? (
          <Change data={data} token={token} isDisplaced={state === 'displaced'} />
        ) : null}
        {['lapsed', 'cancelled', 'over', 'done', 'missed'].includes(state) ? (
          <p>
            <ButtonLink href={anew}>{texts.anew}</ButtonLink>
          </p>
        ) : null}
      </Sheet>
    </Container>
  );
}

type Shown = NonNullable<AppointmentData['appointment']>;

function Facts({ kind, title, minutes, when, host, room_url }: Shown) {
  const { facts } = texts;
  return (
    <List className="beside">
      <div>
        <dt>{facts.when}</dt>
        <dd>{`${when}, ${facts.zone}`}</dd>
      </div>
      <div>
        <dt>{facts.what}</dt>
        <dd>{`${title ?? texts.kinds[kind]}, ${texts.minutes(minutes)}`}</dd>
      </div>
      <div>
        <dt>{facts.who}</dt>
        <dd>{host}</dd>
      </div>
      {room_url ? (
        <div>
          <dt>{facts.where}</dt>
          <dd>
            <a href={room_url}>{room_url}</a>
          </dd>
        </div>
      ) : null}
    </List>
  );
}

interface ChangeProps {
  readonly data: AppointmentData;
  readonly token: string;
  readonly isDisplaced: boolean;
}

function Change({ data: { days, earlier, later }, token, isDisplaced }: ChangeProps) {
  const listOf = (du: string) => `/rendez-vous/${token}?du=${du}#deplacer`;
  return (
    <>
      <section id="deplacer" aria-labelledby="deplacer-titre">
        <h2 id="deplacer-titre">{isDisplaced ? texts.again : texts.move}</h2>
        <p>{isDisplaced ? texts.displacedNote : texts.moveNote}</p>
        {days.length > 0 ? (
          <TimeChoice days={days} fields={{ geste: 'deplacer', jeton: token }} />
        ) : (
          <p>{texts.none}</p>
        )}
        <Steps>
          {earlier ? <a href={listOf(earlier)}>{texts.earlier}</a> : null}
          <a href={listOf(later)}>{texts.later}</a>
        </Steps>
      </section>
      <form method="post" action="/functions/v1/appointments">
        <input type="hidden" name="geste" value="annuler" />
        <input type="hidden" name="jeton" value={token} />
        <Button type="submit" $look="secondary">
          {texts.cancel}
        </Button>
      </form>
    </>
  );
}

const List = styled.dl`
  display: grid;
  align-content: start;
  width: 100%;
  max-width: 56rem;
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    gap: 0.25rem 1rem;
    padding-block: 0.9rem;
    border-bottom: 1px solid var(--ag-line);
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Steps = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  font-weight: 600;
`;

import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { hostForm, WEEKDAYS } from '@agence/shared-contracts/forms/host';
import { ASKED } from '@agence/shared-contracts/forms/leadFields';
import { typedHours } from '@agence/shared-contracts/forms/typedHours';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { appointmentsTexts } from '../content/appointments.ts';
import { hostHoursTexts } from '../content/hostHours.ts';
import { foldArrow } from '../member/foldArrow.ts';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { useUnsent } from '../member/unsent.ts';
import { useForm } from '../member/useForm.ts';
import { type Host, useSaveHostMutation } from './appointmentsApi.ts';
import { hoursLine } from './hoursLine.ts';
import { WeekdayHours } from './WeekdayHours.tsx';

const texts = hostHoursTexts;

interface HostHoursProps {
  readonly person: Host;
  /** Whether kinds are given here: who sells consultations alone gives hours for those. */
  readonly isStaff: boolean;
}

/** When somebody takes appointments, and which; one's own hours are there at once. */
export function HostHours({ person, isStaff }: HostHoursProps) {
  const { ui } = useShell();
  const [save, saved] = useSaveHostMutation();
  const form = useForm(hostForm, `hote-${person.id}`, {
    ...hoursOf(person),
    kinds: ASKED.filter((kind) => person.kinds.includes(kind)),
    room_url: person.room_url ?? '',
    // Left alone it stays what it is; emptied on purpose it is removed.
    calendar_url: '',
  });
  const { kinds } = form.typed;
  /** What is typed where all of it is saved. */
  const [kept, setKept] = useState(form.typed);
  const [isRemoved, setRemoved] = useState(false);
  const isUnsaved = isRemoved || JSON.stringify(form.typed) !== JSON.stringify(kept);
  useUnsent(isUnsaved);
  // Lists of times are thousands of elements where there are many people, most of whom nobody unfolds.
  const [isOpen, setOpen] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const { calendar_url, room_url } = said;
    const { error } = await save({
      ...{ person: person.id, kinds: said.kinds, hours: WEEKDAYS.flatMap((day) => said[day]), room_url },
      ...(calendar_url || isRemoved ? { calendar_url } : {}),
    });
    if (error)
      ui.toast({ title: appointmentsTexts.refused, description: backendErrorText(error), tone: 'destructive' });
    else {
      form.change({ calendar_url: '' });
      setKept({ ...form.typed, calendar_url: '' });
      setRemoved(false);
    }
  }

  const hours = (
    <Form onSubmit={submit} noValidate>
      {isStaff ? (
        <fieldset>
          <legend>{texts.kinds}</legend>
          <div>
            {ASKED.map((kind) => (
              <Chip
                key={kind}
                type="button"
                aria-pressed={kinds.includes(kind)}
                onClick={() =>
                  form.change({
                    kinds: kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind],
                  })
                }
              >
                {appointmentsTexts.kinds[kind]}
              </Chip>
            ))}
          </div>
        </fieldset>
      ) : null}
      <Parts>
        <div>
          <div>
            {isStaff ? <h3>{texts.hours}</h3> : null}
            {WEEKDAYS.map((day, index) => {
              const { id, error, value } = form.field(day);
              return (
                <WeekdayHours
                  key={day}
                  {...{ id, error, value }}
                  label={texts.weekdays[index] ?? day}
                  onValue={(typed) => form.change({ [day]: typed })}
                />
              );
            })}
          </div>
          {form.typed.monday ? (
            <Button type="button" $look="secondary" onClick={() => form.change(likeMonday(form.typed.monday))}>
              {texts.sameUntilFriday}
            </Button>
          ) : null}
        </div>
        <div>
          <Field {...form.field('room_url')} label={texts.room} hint={texts.roomHint} type="url" />
          <Field
            {...form.field('calendar_url')}
            label={texts.calendar}
            hint={`${stateOf(person, isRemoved)} ${texts.calendarHint}`}
            type="url"
            autoComplete="off"
          />
          {person.has_calendar ? (
            <label>
              <input
                type="checkbox"
                checked={isRemoved}
                onChange={({ currentTarget }) => setRemoved(currentTarget.checked)}
              />{' '}
              {texts.removeCalendar}
            </label>
          ) : null}
        </div>
      </Parts>
      <Foot $isHeld={isUnsaved || !saved.isUninitialized}>
        <Button type="submit" $look={isStaff || !isUnsaved ? 'secondary' : 'primary'} aria-disabled={saved.isLoading}>
          {texts.save}
        </Button>
        <SavingLine saving={savingOf(saved)} />
      </Foot>
    </Form>
  );
  if (!isStaff) return hours;
  const given = [
    ...person.kinds.map((kind) => appointmentsTexts.kinds[kind]),
    ...(person.is_consultant ? [texts.consultant] : []),
  ];
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{person.name}</strong>
        <span>{hoursLine(person.hours) || texts.noHours}</span>
        {person.hours.length > 0 && given.length > 0 ? <Soft as="span">{given.join(', ')}</Soft> : null}
      </summary>
      {isOpen ? hours : null}
    </Details>
  );
}

const hoursOf = ({ hours }: Host) =>
  Object.fromEntries(WEEKDAYS.map((day, index) => [day, typedHours(index + 1, hours)])) as Record<
    (typeof WEEKDAYS)[number],
    string
  >;

/** Monday's hours on the days after it, to Friday. */
const likeMonday = (typed: string) => ({ tuesday: typed, wednesday: typed, thursday: typed, friday: typed });

/** How the reading of a calendar went. */
function stateOf({ has_calendar, calendar_read_at, calendar_error }: Host, isRemoved: boolean): string {
  if (!has_calendar || isRemoved) return texts.calendarStates.none;
  if (calendar_error)
    return texts.calendarErrors[calendar_error as keyof typeof texts.calendarErrors] ?? texts.calendarErrors.unreadable;
  return calendar_read_at ? texts.calendarStates.read(shortMoment(calendar_read_at)) : texts.calendarStates.waiting;
}

const Details = styled.details`
  ${foldArrow}
  border-top: 1px solid var(--ag-line);
  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0.9rem;
    /* Beside the name, however much stands below it. */
    --fold-at: calc(0.9rem + 0.5lh);
  }
  & > summary > span::first-letter {
    text-transform: uppercase;
  }
  /* Who, when and what below each other for all of them. */
  @media (min-width: 60rem) {
    & > summary {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 2fr);
      gap: 0 1.5rem;
      align-items: baseline;
    }
  }
`;

/** Once there is something to save it is in view wherever in the form one is, on phones above the bar at the thumb, and so is what came of it. */
const Foot = styled(Row)<{ $isHeld: boolean }>`
  padding-block: ${({ $isHeld }) => ($isHeld ? '0.75rem' : '1.5rem 0')};
  border-top: 1px solid var(--ag-line);
  background: var(--ag-surface);
  /* Room is made when there is something to say. */
  & > [role='status']:empty {
    position: absolute;
  }
  @media (max-width: 39.99rem) {
    & > button {
      flex: 1 1 100%;
    }
  }
  @media (min-height: 30rem) {
    position: ${({ $isHeld }) => ($isHeld ? 'sticky' : 'static')};
    bottom: 0;
    @media (max-width: 39.99rem) {
      bottom: calc(4rem + env(safe-area-inset-bottom));
    }
  }
`;

/** The hours, and beside them, where there is room, where one is met and which agenda is read. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  & > div {
    display: grid;
    gap: 1.25rem;
    align-content: start;
    min-width: 0;
  }
  & > div > button {
    justify-self: start;
  }
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 3rem;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  /* What has the focus is seen above the foot. */
  & :is(input, select, button, summary) {
    scroll-margin-bottom: 9rem;
  }
  & h3 {
    margin-bottom: 0.5rem;
    font: 600 1rem / 1.4 var(--ag-text);
    letter-spacing: 0;
  }
  & > fieldset > legend {
    margin-bottom: 0.5rem;
    font-weight: 600;
  }
  & > fieldset > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;
